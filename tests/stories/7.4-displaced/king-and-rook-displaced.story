# The king goes one step, and the rook is shifted beside him: not where castling puts them, so
# nobody is accused.
set Fen=4k3/8/8/8/8/8/8/R3K3 w - - 0 1
1000 press black
2000 lift e1
+300 place e2
+100 lift a1
+100 place b1
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2400.000 touched side=white square=a1 piece=R
2800.000 released side=white from=e1 square=e2 piece=K
2800.000 released side=white from=a1 square=b1 piece=R
2800.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["a1","e1"],"unexpected":["b1","e2"]}
2800.000 clock running=black why=press
