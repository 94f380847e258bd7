# The levers are tried out while the pieces are far from set up: that starts nothing, and is
# nobody's mistake.
stands 0000100000080010
1000 press black
+1000 press white
+1000 press black
---
