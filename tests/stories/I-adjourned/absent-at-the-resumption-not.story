# White has come before the game is resumed, Black answers in time: nobody is missed.
set DefaultTime=60
1000 press black
+500 lift e2
+300 place e4
+600 press white
+500 lift e7
+300 place e5
+600 press black
+900 ! seal Nf3
+900 ! adjourn
+60000 ! arrived white
+500 ! arrived black
+500 lift g1
+300 place f3
+600 ! resume
+200 press white
+50000 rest
+500 lift b8
+300 place c6
+600 press black
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
66600.000 touched side=white square=g1 piece=N
67400.000 released side=white from=g1 square=f3 piece=N
67400.000 made ply=3 side=white uci=g1f3 san=Nf3
67500.000 game state=resumed
67500.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
67500.000 clock running=black why=resume
118200.000 touched side=black square=b8 piece=n
119000.000 released side=black from=b8 square=c6 piece=n
119000.000 made ply=4 side=black uci=b8c6 san=Nc6
119100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
119100.000 clock running=white why=press
