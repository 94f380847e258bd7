# A pawn that keeps two reeds closed for more than 700 ms is not slid: something else stands there.
1000 press black
2000 place e3
+701 lift e2
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2701.000 touched side=white square=e2 piece=P
3201.000 released side=white square=e3
3201.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["e2"],"unexpected":["e3"]}
3201.000 clock running=black why=press
