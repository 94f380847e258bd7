# Black resigns by shaking hands; the winner puts the kings on the white squares, which ends the
# game.
show clocks
set TimeControl=300
1000 press black
2000 lift e2
+300 place e3
+300 press white
+2000 lift e7
+300 place e6
+300 press black
+3000 lift e8
+600 place d5
+900 lift e1
+600 place e4
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e3 piece=P
2600.000 made ply=1 side=white uci=e2e3 san=e3
2600.000 completed ply=1 side=white uci=e2e3 san=e3 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
4600.000 touched side=black square=e7 piece=p
5200.000 released side=black from=e7 square=e6 piece=p
5200.000 made ply=2 side=black uci=e7e6 san=e6
5200.000 completed ply=2 side=black uci=e7e6 san=e6 by=clock white_ms=298400 black_ms=297400
5200.000 clock running=white white_ms=298400 black_ms=297400 why=press
8200.000 touched side=white square=e8 piece=k
10800.000 clock white_ms=292800 black_ms=297400 why=pause
10800.000 game state=ended result=1-0 reason=kings-centred
