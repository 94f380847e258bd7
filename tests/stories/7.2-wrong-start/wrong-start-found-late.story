# In standard play no number of moves makes a wrong set-up stand (7.2.1), also while the clocks are
# paused.
set Edition=2023
set TimeControl=5400+30
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
+300 press black
+1000 lift b5
+300 place a4
+300 press white
+1000 lift g8
+300 place f6
+300 press black
+1000 lift d2
+300 place d3
+300 press white
+1000 lift d7
+300 place d6
+300 press black
+1000 lift c2
+300 place c3
+300 press white
+1000 lift g7
+300 place g6
+300 press black
+1000 lift b1
+300 place d2
+300 press white
+1000 lift f8
+300 place g7
+300 press black
+1000 lift h2
+300 place h3
+300 press white
+1000 lift h7
+300 place h6
+300 press black
+1000 lift d1
+300 place e2
+300 press white
+1000 lift d8
+300 place e7
+300 press black
+1000 lift a2
+300 place a3
+300 press white
+1000 lift c8
+300 place d7
+300 press black
+1000 button arbiter
+1000 ! wrong-start
+1000 ! reopen
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
10600.000 released side=black from=a7 square=a6 piece=p
10600.000 made ply=6 side=black uci=a7a6 san=a6
10600.000 completed ply=6 side=black uci=a7a6 san=a6 by=clock
10600.000 clock running=white why=press
11600.000 touched side=white square=b5 piece=B
12200.000 released side=white from=b5 square=a4 piece=B
12200.000 made ply=7 side=white uci=b5a4 san=Ba4
12200.000 completed ply=7 side=white uci=b5a4 san=Ba4 by=clock
12200.000 clock running=black why=press
13200.000 touched side=black square=g8 piece=n
13800.000 released side=black from=g8 square=f6 piece=n
13800.000 made ply=8 side=black uci=g8f6 san=Nf6
13800.000 completed ply=8 side=black uci=g8f6 san=Nf6 by=clock
13800.000 clock running=white why=press
14800.000 touched side=white square=d2 piece=P
15400.000 released side=white from=d2 square=d3 piece=P
15400.000 made ply=9 side=white uci=d2d3 san=d3
15400.000 completed ply=9 side=white uci=d2d3 san=d3 by=clock
15400.000 clock running=black why=press
16400.000 touched side=black square=d7 piece=p
17000.000 released side=black from=d7 square=d6 piece=p
17000.000 made ply=10 side=black uci=d7d6 san=d6
17000.000 completed ply=10 side=black uci=d7d6 san=d6 by=clock
17000.000 clock running=white why=press
18000.000 touched side=white square=c2 piece=P
18600.000 released side=white from=c2 square=c3 piece=P
18600.000 made ply=11 side=white uci=c2c3 san=c3
18600.000 completed ply=11 side=white uci=c2c3 san=c3 by=clock
18600.000 clock running=black why=press
19600.000 touched side=black square=g7 piece=p
20200.000 released side=black from=g7 square=g6 piece=p
20200.000 made ply=12 side=black uci=g7g6 san=g6
20200.000 completed ply=12 side=black uci=g7g6 san=g6 by=clock
20200.000 clock running=white why=press
21200.000 touched side=white square=b1 piece=N
21800.000 released side=white from=b1 square=d2 piece=N
21800.000 made ply=13 side=white uci=b1d2 san=Nbd2
21800.000 completed ply=13 side=white uci=b1d2 san=Nbd2 by=clock
21800.000 clock running=black why=press
22800.000 touched side=black square=f8 piece=b
23400.000 released side=black from=f8 square=g7 piece=b
23400.000 made ply=14 side=black uci=f8g7 san=Bg7
23400.000 completed ply=14 side=black uci=f8g7 san=Bg7 by=clock
23400.000 clock running=white why=press
24400.000 touched side=white square=h2 piece=P
25000.000 released side=white from=h2 square=h3 piece=P
25000.000 made ply=15 side=white uci=h2h3 san=h3
25000.000 completed ply=15 side=white uci=h2h3 san=h3 by=clock
25000.000 clock running=black why=press
26000.000 touched side=black square=h7 piece=p
26600.000 released side=black from=h7 square=h6 piece=p
26600.000 made ply=16 side=black uci=h7h6 san=h6
26600.000 completed ply=16 side=black uci=h7h6 san=h6 by=clock
26600.000 clock running=white why=press
27600.000 touched side=white square=d1 piece=Q
28200.000 released side=white from=d1 square=e2 piece=Q
28200.000 made ply=17 side=white uci=d1e2 san=Qe2
28200.000 completed ply=17 side=white uci=d1e2 san=Qe2 by=clock
28200.000 clock running=black why=press
29200.000 touched side=black square=d8 piece=q
29800.000 released side=black from=d8 square=e7 piece=q
29800.000 made ply=18 side=black uci=d8e7 san=Qe7
29800.000 completed ply=18 side=black uci=d8e7 san=Qe7 by=clock
29800.000 clock running=white why=press
30800.000 touched side=white square=a2 piece=P
31400.000 released side=white from=a2 square=a3 piece=P
31400.000 made ply=19 side=white uci=a2a3 san=a3
31400.000 completed ply=19 side=white uci=a2a3 san=a3 by=clock
31400.000 clock running=black why=press
32400.000 touched side=black square=c8 piece=b
33000.000 released side=black from=c8 square=d7 piece=b
33000.000 made ply=20 side=black uci=c8d7 san=Bd7
33000.000 completed ply=20 side=black uci=c8d7 san=Bd7 by=clock
33000.000 clock running=white why=press
34000.000 game state=paused by=arbiter
34000.000 clock why=pause
35050.000 game state=ended result=* reason=arbiter article=7.2.1
36050.000 game state=paused by=arbiter
36050.000 clock why=pause
