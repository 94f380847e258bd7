# The first move leaves a square that has no reed, and nobody has pressed for the start: when it was
# begun cannot be known, and no game begins.
set DeadSquares=e2
600000 place e4
+900 press white
---
0.000 game state=ready
