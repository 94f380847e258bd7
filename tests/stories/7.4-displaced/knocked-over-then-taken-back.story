# A pawn lies about when the arbiter takes the move back: the board must show it again.
1000 press black
2000 lift g1
+400 lift e2
+200 place f3
+300 press white
+2000 ! takeback 1
+1000 lift f3
+300 place g1
+1000 place e2
+1000 ! resume
+1000 lift e2
+300 place e4
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2400.000 touched side=white square=e2 piece=P
2900.000 released side=white from=g1 square=f3 piece=N
2900.000 released side=white from=e2 square=e2 piece=P
2900.000 made ply=1 side=white uci=g1f3 san=Nf3
2900.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
2900.000 clock running=black why=press
2900.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e2"]}
4900.000 game state=paused by=arbiter
4900.000 clock why=pause
4900.000 withdrawn ply=1 uci=g1f3 why=taken-back
4900.000 game state=irregular
6700.000 game state=restored
6700.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3800
8200.000 game state=resumed
8200.000 clock running=white why=resume
9200.000 touched side=white square=e2 piece=P
10000.000 released side=white from=e2 square=e4 piece=P
10000.000 made ply=1 side=white uci=e2e4 san=e4
