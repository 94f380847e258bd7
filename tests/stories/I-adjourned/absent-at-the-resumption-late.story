# No default time: Black comes a minute after the resumption (I.10).
1000 press black
+500 lift e2
+300 place e4
+600 press white
+500 lift e7
+300 place e5
+600 press black
+900 ! seal Nf3
+900 ! adjourn
+500 lift g1
+300 place f3
+600 ! resume
+60000 ! arrived black
+500 ! dismiss last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
5600.000 game state=adjourned
5600.000 clock why=pause
6100.000 touched side=white square=g1 piece=N
6900.000 released side=white from=g1 square=f3 piece=N
6900.000 made ply=3 side=white uci=g1f3 san=Nf3
7000.000 game state=resumed
7000.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
7000.000 clock running=black why=resume
67000.000 alert id=1 kind=absent article=I.10 side=black confidence=possible evidence={"result":"1-0"}
67500.000 ruling id=1 alert=1 decision=dismissed by=arbiter
