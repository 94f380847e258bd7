# Alerts that rest on the moves which the choice replaces lapse, but not what was certain.
set Fen=4kb2/8/8/8/8/P7/6PP/3K4 b - - 0 1
1000 press white
1500 press black
2000 press white
+500 lift f8
+900 press black
+1500 lift d1
+300 place c1
+400 press white
+500 candidates
+500 ! choose 9
+2500 place c5
+500 lift e8
+300 place e7
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
1500.000 alert id=1 kind=no-move article=7.5.3 side=black ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
1500.000 clock running=white why=press
2000.000 clock running=black why=press
2500.000 touched side=black square=f8 piece=b
3400.000 touched side=white square=a3 piece=P
3400.000 released side=black from=f8 square=a3 piece=b
3400.000 made ply=1 side=black uci=f8a3 san=Bxa3
3400.000 completed ply=1 side=black uci=f8a3 san=Bxa3 by=clock
3400.000 clock running=white why=press
4900.000 touched side=white square=d1 piece=K
5600.000 released side=white from=d1 square=c1 piece=K
5600.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=2 confidence=possible evidence={"from":"d1","to":"c1","missing":["d1"],"unexpected":["c1"],"penalty":{"kind":"add-opponent","seconds":120}}
5600.000 clock running=black why=press
6100.000 candidate 9 ply=1 f8c5 d1c1
6100.000 candidate 10 ply=1 f8d6 d1c1
6100.000 candidate 11 ply=1 f8e7 d1c1
6100.000 candidate 12 ply=1 f8g7 d1c1
6100.000 candidate 13 ply=1 f8b4 d1c1
6600.000 ruling id=1 decision=confirmed chosen=9 ply=1 by=arbiter
6600.000 ruling id=2 alert=2 decision=lapsed
6600.000 withdrawn ply=1 uci=f8a3 why=changed
6600.000 made ply=1 side=black uci=f8c5 san=Bc5
6600.000 completed ply=1 side=black uci=f8c5 san=Bc5 by=clock
6600.000 made ply=2 side=white uci=d1c1 san=Kc1
6600.000 completed ply=2 side=white uci=d1c1 san=Kc1 by=clock
9600.000 touched side=black square=e8 piece=k
10300.000 released side=black from=e8 square=e7 piece=k
10300.000 made ply=3 side=black uci=e8e7 san=Ke7
10300.000 completed ply=3 side=black uci=e8e7 san=Ke7 by=clock
10300.000 clock running=white why=press
