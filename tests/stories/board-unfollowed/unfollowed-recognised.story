# Pieces are recognised, and there is but one king: no game is being played.
shows 8/8/8/3k4/8/2PPP3/8/8
9000 rest
+1000 press white
---
