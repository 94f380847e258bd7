# The reed of b3 is closed without a piece. A pawn is lifted and put back, and White presses: no
# move explains that, no game begins, and nobody is accused.
1000 place b3
+1000 press black
+2000 lift b2
+500 place b2
+400 press white
+1000 rest
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["b3"]}
