# The daemon begins in the midst of a game: the arbiter hears of it at the first press, once, and of
# no offence.
# 1. e4 e5 2. Nf3 Nc6 3. Bb5 has been played, and 3... a6 comes now.
stands fdef04121020ef9f
1000 lift a7
+400 place a6
+300 press black
+1000 lift b5
+400 place a4
+300 press white
+900 lift g8
+400 place f6
+300 press black
+9000 rest
---
1700.000 alert id=1 kind=sensor confidence=likely evidence={"what":"unfollowed","squares":["a1","b1","c1","d1","e1","h1","a2","b2","c2","d2","f2","g2","h2","f3","e4","b5","e5","a6","c6","b7","c7","d7","f7","g7","h7","a8","c8","d8","e8","f8","g8","h8"]}
