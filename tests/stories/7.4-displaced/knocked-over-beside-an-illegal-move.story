# A pawn falls beside an illegal move: nothing tells which is which, and nobody is accused.
1000 press black
2000 lift g1
+400 lift e2
+200 place g3
+300 press white
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2400.000 touched side=white square=e2 piece=P
2900.000 released side=white from=g1 square=g3 piece=N
2900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["g1","e2"],"unexpected":["g3"]}
2900.000 clock running=black why=press
