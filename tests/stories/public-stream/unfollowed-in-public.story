# The public hears nothing of a game that goes on unfollowed.
show public
stands fdef04121020ef9f
1000 press white
+9000 rest
---
