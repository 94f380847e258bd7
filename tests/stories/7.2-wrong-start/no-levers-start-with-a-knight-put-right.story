# Without levers a knight is missing when the game is started, is put on a wrong square, and then on
# its own: that is no first move, and the game waits for another order.
set Clock=none
1000 lift g1
5000 ! start
+8000 place f3
+3000 lift f3
+500 place g1
+4000 lift e2
+300 place e4
+4000 rest
---
0.000 game state=ready
5000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["g1"]}
16515.000 game state=ready
