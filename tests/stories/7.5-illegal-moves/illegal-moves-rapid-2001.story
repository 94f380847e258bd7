# In rapid of 2001 illegal moves cost what they do in standard play (7.4b).
# The Laws for rapid change only when they can be claimed (B.5).
set Edition=2001
set TimeControl=1500
show clocks
1000 press black
2000 lift e2
+300 place e5
+300 press white
+1000 ! confirm last
+1000 lift e5
+300 place e2
+600 press black
+1000 lift e2
+300 place e4
+600 press white
+1000 lift e7
+300 place e5
+300 press black

+1000 lift d2
+300 place d5
+300 press white
+1000 ! confirm last

+1000 lift d5
+300 place d2
+600 press black
+1000 lift d2
+300 place d4
+600 press white
+1000 lift d7
+300 place d5
+300 press black

+1000 lift f1
+300 place f4
+300 press white
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=1500000 black_ms=1500000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.4a side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black white_ms=1498400 black_ms=1500000 why=press
3600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3600.000 game state=paused by=arbiter
3600.000 clock white_ms=1498400 black_ms=1499000 why=pause
3600.000 clock white_ms=1498400 black_ms=1619000 why=penalty
3600.000 game state=irregular
4600.000 touched side=white square=e5 piece=P
5400.000 released side=white from=e5 square=e2 piece=P
5400.000 game state=restored
5500.000 game state=resumed
5500.000 clock running=white white_ms=1498400 black_ms=1619000 why=resume
6500.000 touched side=white square=e2 piece=P
7300.000 released side=white from=e2 square=e4 piece=P
7300.000 made ply=1 side=white uci=e2e4 san=e4
7400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=1496500 black_ms=1619000
7400.000 clock running=black white_ms=1496500 black_ms=1619000 why=press
8400.000 touched side=black square=e7 piece=p
9000.000 released side=black from=e7 square=e5 piece=p
9000.000 made ply=2 side=black uci=e7e5 san=e5
9000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=1496500 black_ms=1617400
9000.000 clock running=white white_ms=1496500 black_ms=1617400 why=press
10000.000 touched side=white square=d2 piece=P
10600.000 released side=white from=d2 square=d5 piece=P
10600.000 alert id=2 kind=illegal-move article=7.4a side=white ply=3 confidence=certain evidence={"from":"d2","to":"d5","missing":["d2"],"unexpected":["d5"],"penalty":{"kind":"add-opponent","seconds":120}}
10600.000 clock running=black white_ms=1494900 black_ms=1617400 why=press
11600.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
11600.000 game state=paused by=arbiter
11600.000 clock white_ms=1494900 black_ms=1616400 why=pause
11600.000 clock white_ms=1494900 black_ms=1736400 why=penalty
11600.000 game state=irregular
12600.000 touched side=white square=d5 piece=P
13400.000 released side=white from=d5 square=d2 piece=P
13400.000 game state=restored
13500.000 game state=resumed
13500.000 clock running=white white_ms=1494900 black_ms=1736400 why=resume
14500.000 touched side=white square=d2 piece=P
15300.000 released side=white from=d2 square=d4 piece=P
15300.000 made ply=3 side=white uci=d2d4 san=d4
15400.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock white_ms=1493000 black_ms=1736400
15400.000 clock running=black white_ms=1493000 black_ms=1736400 why=press
16400.000 touched side=black square=d7 piece=p
17000.000 released side=black from=d7 square=d5 piece=p
17000.000 made ply=4 side=black uci=d7d5 san=d5
17000.000 completed ply=4 side=black uci=d7d5 san=d5 by=clock white_ms=1493000 black_ms=1734800
17000.000 clock running=white white_ms=1493000 black_ms=1734800 why=press
18000.000 touched side=white square=f1 piece=B
18600.000 released side=white from=f1 square=f4 piece=B
18600.000 alert id=3 kind=illegal-move article=7.4a side=white ply=5 confidence=certain evidence={"from":"f1","to":"f4","missing":["f1"],"unexpected":["f4"],"penalty":{"kind":"loss","result":"0-1"}}
18600.000 clock running=black white_ms=1491400 black_ms=1734800 why=press
19600.000 ruling id=3 alert=3 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
19600.000 clock white_ms=1491400 black_ms=1733800 why=pause
19600.000 game state=ended result=0-1 reason=illegal-moves article=7.4b
