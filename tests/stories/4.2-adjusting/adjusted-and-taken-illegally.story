# A pawn takes straight ahead what was named as adjusted: nothing has gone back there.
set Fen=r3k3/8/8/3pp3/3P4/8/7P/R3K3 w - - 0 1
1000 press black
2000 ! adjust d5
+900 lift d4
+300 lift d5
+500 place d5
+900 press white
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2900.000 touched side=white square=d4 piece=P
3200.000 touched side=white square=d5 piece=p
4200.000 released side=white from=d4 square=d5 piece=P
4600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"d4","to":"d5","captured":"d5","missing":["d4"],"penalty":{"kind":"add-opponent","seconds":120}}
4600.000 clock running=black why=press
