# Without levers an unfollowed game is told after five seconds in which no piece was added.
set Clock=none
stands fdef04121020ef9f
1000 lift a7
+400 place a6
+1000 lift b5
+400 place a4
+9000 rest
---
5000.000 alert id=1 kind=sensor confidence=possible evidence={"what":"unfollowed","squares":["a1","b1","c1","d1","e1","h1","a2","b2","c2","d2","f2","g2","h2","f3","a4","e4","e5","a6","c6","b7","c7","d7","f7","g7","h7","a8","c8","d8","e8","f8","g8","h8"]}
