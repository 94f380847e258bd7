# In blitz of 2001 only the opponent can claim the win (C.3): what the arbiter confirms costs
# nothing.
set Edition=2001
set TimeControl=300
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
+1000 ! claim illegal-move
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.4a side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"loss","result":"0-1"}}
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
3600.000 ruling id=1 alert=1 decision=confirmed by=arbiter
3600.000 game state=paused by=arbiter
3600.000 clock white_ms=298400 black_ms=299000 why=pause
3600.000 game state=irregular
4600.000 touched side=white square=e5 piece=P
5400.000 released side=white from=e5 square=e2 piece=P
5400.000 game state=restored
5500.000 game state=resumed
5500.000 clock running=white white_ms=298400 black_ms=299000 why=resume
6500.000 touched side=white square=e2 piece=P
7300.000 released side=white from=e2 square=e4 piece=P
7300.000 made ply=1 side=white uci=e2e4 san=e4
7400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=296500 black_ms=299000
7400.000 clock running=black white_ms=296500 black_ms=299000 why=press
8400.000 touched side=black square=e7 piece=p
9000.000 released side=black from=e7 square=e5 piece=p
9000.000 made ply=2 side=black uci=e7e5 san=e5
9000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=296500 black_ms=297400
9000.000 clock running=white white_ms=296500 black_ms=297400 why=press
10000.000 touched side=white square=d2 piece=P
10600.000 released side=white from=d2 square=d5 piece=P
10600.000 alert id=2 kind=illegal-move article=7.4a side=white ply=3 confidence=certain evidence={"from":"d2","to":"d5","missing":["d2"],"unexpected":["d5"],"penalty":{"kind":"loss","result":"0-1"}}
10600.000 clock running=black white_ms=294900 black_ms=297400 why=press
11600.000 claim side=black kind=illegal-move held=true
11600.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=player
11600.000 clock white_ms=294900 black_ms=296400 why=pause
11600.000 game state=ended result=0-1 reason=illegal-moves article=C.3
