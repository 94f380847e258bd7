# White's second illegal move is a draw, since Black has only a king (7.5.5).
# In 2001 7.4 makes no draw of it.
editions 2001 2018
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
[2001] +1000 lift f4
[2001] +300 place d3
[2001] +600 press black
[2001] +1000 lift d3
[2001] +300 place d4
[2001] +600 press white
[2001] +1000 lift e7
[2001] +300 place e6
[2001] +300 press black
[2001] +1000 lift d4
[2001] +300 place e2
[2001] +300 press white
[2001] +1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d2 piece=Q
2600.000 released side=white from=d2 square=f3 piece=Q
[2001] 2600.000 alert id=1 kind=illegal-move article=7.4a side=white ply=1 confidence=certain evidence={"from":"d2","to":"f3","missing":["d2"],"unexpected":["f3"],"penalty":{"kind":"add-opponent","seconds":120}}
[2018] 2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"d2","to":"f3","missing":["d2"],"unexpected":["f3"],"penalty":{"kind":"add-opponent","seconds":120}}
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
[2001] 10600.000 alert id=2 kind=illegal-move article=7.4a side=white ply=3 confidence=certain evidence={"from":"d3","to":"f4","missing":["d3"],"unexpected":["f4"],"penalty":{"kind":"add-opponent","seconds":120}}
[2018] 10600.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"d3","to":"f4","missing":["d3"],"unexpected":["f4"],"penalty":{"kind":"loss","result":"1\/2-1\/2"}}
10600.000 clock running=black why=press
[2001] 11600.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
[2001] 11600.000 game state=paused by=arbiter
[2018] 11600.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"loss","result":"1\/2-1\/2"} by=arbiter
11600.000 clock why=pause
[2001] 11600.000 clock why=penalty
[2001] 11600.000 game state=irregular
[2018] 11600.000 game state=ended result=1/2-1/2 reason=illegal-moves article=7.5.5
[2001] 12600.000 touched side=white square=f4 piece=Q
[2001] 13400.000 released side=white from=f4 square=d3 piece=Q
[2001] 13400.000 game state=restored
[2001] 13500.000 game state=resumed
[2001] 13500.000 clock running=white why=resume
[2001] 14500.000 touched side=white square=d3 piece=Q
[2001] 15300.000 released side=white from=d3 square=d4 piece=Q
[2001] 15300.000 made ply=3 side=white uci=d3d4 san=Qd4
[2001] 15400.000 completed ply=3 side=white uci=d3d4 san=Qd4 by=clock
[2001] 15400.000 clock running=black why=press
[2001] 16400.000 touched side=black square=e7 piece=k
[2001] 17000.000 released side=black from=e7 square=e6 piece=k
[2001] 17000.000 made ply=4 side=black uci=e7e6 san=Ke6
[2001] 17000.000 completed ply=4 side=black uci=e7e6 san=Ke6 by=clock
[2001] 17000.000 clock running=white why=press
[2001] 18000.000 touched side=white square=d4 piece=Q
[2001] 18600.000 released side=white from=d4 square=e2 piece=Q
[2001] 18600.000 alert id=3 kind=illegal-move article=7.4a side=white ply=5 confidence=certain evidence={"from":"d4","to":"e2","missing":["d4"],"unexpected":["e2"],"penalty":{"kind":"loss","result":"0-1"}}
[2001] 18600.000 clock running=black why=press
[2001] 19600.000 ruling id=3 alert=3 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
[2001] 19600.000 clock why=pause
[2001] 19600.000 game state=ended result=0-1 reason=illegal-moves article=7.4b
