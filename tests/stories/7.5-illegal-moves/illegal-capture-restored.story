# White's queen takes a pawn that she cannot reach; that is confirmed and restored, and he moves
# another way.
1000 press black
2000 lift e7
+300 lift d1
+300 place e7
+300 press white
+2000 ! confirm last
+3000 lift e7
+300 place d1
+300 place e7
+900 press black
+900 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=p
2300.000 touched side=white square=d1 piece=Q
2900.000 released side=white from=d1 square=e7 piece=Q
2900.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"d1","to":"e7","captured":"e7","missing":["d1"],"penalty":{"kind":"add-opponent","seconds":120}}
2900.000 clock running=black why=press
4900.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
4900.000 game state=paused by=arbiter
4900.000 clock why=pause
4900.000 game state=irregular
7900.000 touched side=white square=e7 piece=Q
9000.000 released side=white from=e7 square=d1 piece=Q
9000.000 released side=white from=e7 square=e7 piece=p
9000.000 game state=restored
9400.000 game state=resumed
9400.000 clock running=white why=resume
10300.000 touched side=white square=e2 piece=P
10900.000 released side=white from=e2 square=e4 piece=P
10900.000 made ply=1 side=white uci=e2e4 san=e4
10900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
10900.000 clock running=black why=press
