# The public hears nothing of it.
show public
stands fdef04121020ef9f
1000 press white
+9000 rest
---
