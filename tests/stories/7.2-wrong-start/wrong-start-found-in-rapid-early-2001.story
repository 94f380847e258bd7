# In rapid play: Black has completed 2 moves, his next one is made and not pressed.
# The set-up can still be claimed, and the game is cancelled (B.4).
set Edition=2001
set TimeControl=1800
1000 press black
+1000 lift e2
+300 place e4
+300 press white
+1000 lift e7
+300 place e5
+300 press black
+1000 lift g1
+300 place f3
+300 press white
+1000 lift b8
+300 place c6
+300 press black
+1000 lift f1
+300 place b5
+300 press white
+1000 lift a7
+300 place a6
+1000 ! wrong-start
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=e7 piece=p
4200.000 released side=black from=e7 square=e5 piece=p
4200.000 made ply=2 side=black uci=e7e5 san=e5
4200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4200.000 clock running=white why=press
5200.000 touched side=white square=g1 piece=N
5800.000 released side=white from=g1 square=f3 piece=N
5800.000 made ply=3 side=white uci=g1f3 san=Nf3
5800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
5800.000 clock running=black why=press
6800.000 touched side=black square=b8 piece=n
7400.000 released side=black from=b8 square=c6 piece=n
7400.000 made ply=4 side=black uci=b8c6 san=Nc6
7400.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
7400.000 clock running=white why=press
8400.000 touched side=white square=f1 piece=B
9000.000 released side=white from=f1 square=b5 piece=B
9000.000 made ply=5 side=white uci=f1b5 san=Bb5
9000.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
9000.000 clock running=black why=press
10000.000 touched side=black square=a7 piece=p
10800.000 released side=black from=a7 square=a6 piece=p
10800.000 made ply=6 side=black uci=a7a6 san=a6
11300.000 completed ply=6 side=black uci=a7a6 san=a6 by=end
11300.000 clock why=pause
11300.000 game state=ended result=* reason=arbiter article=7.1a
