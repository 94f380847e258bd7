# Both of two boards show what is no start position, as one board would.
set VisuallyDisabled=black
stands fdef04121020ef9f
1000 press white
+9000 rest
---
1000.000 alert id=1 kind=sensor confidence=likely evidence={"what":"unfollowed","squares":["a1","b1","c1","d1","e1","h1","a2","b2","c2","d2","f2","g2","h2","f3","e4","b5","e5","c6","a7","b7","c7","d7","f7","g7","h7","a8","c8","d8","e8","f8","g8","h8"]}
