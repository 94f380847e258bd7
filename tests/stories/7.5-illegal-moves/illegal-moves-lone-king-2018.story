# Black has only a king: the second is a draw (7.5.5).
set Edition=2018
set Format=standard
set TimeControl=5400
set Fen=4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1
1000 press black
2000 lift d2
+300 place f3
+300 press white
+1000 ! confirm last
+1000 lift f3
+300 place d2
+600 press black
+1000 lift d2
+300 place d3
+600 press white
+1000 lift e8
+300 place e7
+300 press black
+1000 lift d3
+300 place f4
+300 press white
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d2 piece=Q
2600.000 released side=white from=d2 square=f3 piece=Q
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"d2","to":"f3","missing":["d2"],"unexpected":["f3"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
3600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3600.000 game state=paused by=arbiter
3600.000 clock why=pause
3600.000 clock why=penalty
3600.000 game state=irregular
4600.000 touched side=white square=f3 piece=Q
5400.000 released side=white from=f3 square=d2 piece=Q
5400.000 game state=restored
5500.000 game state=resumed
5500.000 clock running=white why=resume
6500.000 touched side=white square=d2 piece=Q
7300.000 released side=white from=d2 square=d3 piece=Q
7300.000 made ply=1 side=white uci=d2d3 san=Qd3
7400.000 completed ply=1 side=white uci=d2d3 san=Qd3 by=clock
7400.000 clock running=black why=press
8400.000 touched side=black square=e8 piece=k
9000.000 released side=black from=e8 square=e7 piece=k
9000.000 made ply=2 side=black uci=e8e7 san=Ke7
9000.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
9000.000 clock running=white why=press
10000.000 touched side=white square=d3 piece=Q
10600.000 released side=white from=d3 square=f4 piece=Q
10600.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"d3","to":"f4","missing":["d3"],"unexpected":["f4"],"penalty":{"kind":"loss","result":"1\/2-1\/2"}}
10600.000 clock running=black why=press
11600.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"loss","result":"1\/2-1\/2"} by=arbiter
11600.000 clock why=pause
11600.000 game state=ended result=1/2-1/2 reason=illegal-moves article=7.5.5
