# An empty board, and one with two kings left on it: a game that comes later is seen to come.
stands 0000000010000000
1000 place d4
+9000 rest
+1000 place a1 b1 c1
+9000 press white
---
