# In 2017 two hands count without a press (7.5.4 names none), and apart from other offences.
set Edition=2017
set TimeControl=5400+30
show clocks
1000 press black
2000 lift e2
+300 place e4
+1000 ! offence white two-hands
+500 press white
+1000 lift e7
+300 place e5
+600 press black
+1000 lift d2
+300 place d4
+600 press white
+1000 ! offence white illegal-move
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5430000 black_ms=5430000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
3300.000 alert id=1 kind=two-hands article=7.7.1 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
3300.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3300.000 clock running=white white_ms=5427700 black_ms=5550000 why=penalty
3800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=5457200 black_ms=5550000
3800.000 clock running=black white_ms=5457200 black_ms=5550000 why=press
4800.000 touched side=black square=e7 piece=p
5600.000 released side=black from=e7 square=e5 piece=p
5600.000 made ply=2 side=black uci=e7e5 san=e5
5700.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=5457200 black_ms=5578100
5700.000 clock running=white white_ms=5457200 black_ms=5578100 why=press
6700.000 touched side=white square=d2 piece=P
7500.000 released side=white from=d2 square=d4 piece=P
7500.000 made ply=3 side=white uci=d2d4 san=d4
7600.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock white_ms=5485300 black_ms=5578100
7600.000 clock running=black white_ms=5485300 black_ms=5578100 why=press
8600.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
8600.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
8600.000 game state=paused by=arbiter
8600.000 clock white_ms=5485300 black_ms=5577100 why=pause
8600.000 clock white_ms=5485300 black_ms=5697100 why=penalty
8600.000 withdrawn ply=3 uci=d2d4 why=taken-back
8600.000 clock white_ms=5455300 black_ms=5697100 why=set
8600.000 game state=irregular
