# The arbiter dismisses that a game goes on unfollowed, and is not told again.
stands fdef04121020ef9f
1000 press white
+1000 ! dismiss last
+1000 lift g8
+400 place f6
+300 press black
+9000 rest
---
1000.000 alert id=1 kind=sensor confidence=likely evidence={"what":"unfollowed","squares":["a1","b1","c1","d1","e1","h1","a2","b2","c2","d2","f2","g2","h2","f3","e4","b5","e5","c6","a7","b7","c7","d7","f7","g7","h7","a8","c8","d8","e8","f8","g8","h8"]}
2000.000 ruling id=1 alert=1 decision=dismissed by=arbiter
