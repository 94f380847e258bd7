# The board is cleared, and later set up again as it stood (I.5); then the sealed move is made.
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+400 lift e1 f2
+400 lift a8 c1
+400 lift e8 c2
+400 lift b7 d8
+400 lift f7 b2
+400 lift c7 a2
+400 lift g1 a7
+400 lift g2 e4
+400 lift f8 d1
+400 lift f1 b1
+400 lift h1 h2
+400 lift a1 h8
+400 lift d7 g8
+400 lift c8 g7
+400 lift b8 d2
+400 lift h7 e5
+60000 rest
+400 place b7 g7
+400 place b1 g8
+400 place d7 f2
+400 place h1 e4
+400 place e8 g2
+400 place d2 h8
+400 place a2 d1
+400 place e5 b2
+400 place a7 f1
+400 place f8 g1
+400 place f7 a1
+400 place h7 d8
+400 place h2 c8
+400 place c7 e1
+400 place c1 b8
+400 place a8 c2
+5000 lift g1
+300 place f3
+900 ! resume
+200 press white
+500 lift b8
+300 place c6
+600 press black
+500 lift f1
+300 place b5
+600 press white
---
5600.000 game state=adjourned
5600.000 clock why=pause
6000.000 touched side=white square=e1 piece=K
6000.000 touched side=white square=f2 piece=P
6400.000 touched side=white square=c1 piece=B
6400.000 touched side=white square=a8 piece=r
6800.000 touched side=white square=c2 piece=P
6800.000 touched side=white square=e8 piece=k
7200.000 touched side=white square=b7 piece=p
7200.000 touched side=white square=d8 piece=q
7600.000 touched side=white square=b2 piece=P
7600.000 touched side=white square=f7 piece=p
8000.000 touched side=white square=a2 piece=P
8000.000 touched side=white square=c7 piece=p
8400.000 touched side=white square=g1 piece=N
8400.000 touched side=white square=a7 piece=p
8800.000 touched side=white square=g2 piece=P
8800.000 touched side=white square=e4 piece=P
9200.000 touched side=white square=d1 piece=Q
9200.000 touched side=white square=f8 piece=b
9600.000 touched side=white square=b1 piece=N
9600.000 touched side=white square=f1 piece=B
10000.000 touched side=white square=h1 piece=R
10000.000 touched side=white square=h2 piece=P
10400.000 touched side=white square=a1 piece=R
10400.000 touched side=white square=h8 piece=r
10800.000 touched side=white square=d7 piece=p
10800.000 touched side=white square=g8 piece=n
11200.000 touched side=white square=g7 piece=p
11200.000 touched side=white square=c8 piece=b
11600.000 touched side=white square=d2 piece=P
11600.000 touched side=white square=b8 piece=n
12000.000 touched side=white square=e5 piece=p
12000.000 touched side=white square=h7 piece=p
78900.000 released side=white from=b7 square=b7 piece=p
78900.000 released side=white from=b1 square=b1 piece=N
78900.000 released side=white from=g7 square=g7 piece=p
78900.000 released side=white from=f2 square=f2 piece=P
78900.000 released side=white from=g8 square=g8 piece=n
78900.000 released side=white from=h1 square=h1 piece=R
78900.000 released side=white from=e4 square=e4 piece=P
78900.000 released side=white from=g2 square=g2 piece=P
78900.000 released side=white from=d7 square=d7 piece=p
78900.000 released side=white from=d2 square=d2 piece=P
78900.000 released side=white from=e8 square=e8 piece=k
78900.000 released side=white from=d1 square=d1 piece=Q
78900.000 released side=white from=a2 square=a2 piece=P
78900.000 released side=white from=b2 square=b2 piece=P
78900.000 released side=white from=h8 square=h8 piece=r
78900.000 released side=white from=f1 square=f1 piece=B
78900.000 released side=white from=e5 square=e5 piece=p
78900.000 released side=white from=g1 square=g1 piece=N
78900.000 released side=white from=a7 square=a7 piece=p
78900.000 released side=white from=a1 square=a1 piece=R
78900.000 released side=white from=f8 square=f8 piece=b
78900.000 released side=white from=f7 square=f7 piece=p
78900.000 released side=white from=h7 square=h7 piece=p
78900.000 released side=white from=h2 square=h2 piece=P
78900.000 released side=white from=d8 square=d8 piece=q
78900.000 released side=white from=e1 square=e1 piece=K
78900.000 released side=white from=c1 square=c1 piece=B
78900.000 released side=white from=c7 square=c7 piece=p
78900.000 released side=white from=b8 square=b8 piece=n
78900.000 released side=white from=c2 square=c2 piece=P
78900.000 released side=white from=c8 square=c8 piece=b
78900.000 released side=white from=a8 square=a8 piece=r
83400.000 touched side=white square=g1 piece=N
84200.000 released side=white from=g1 square=f3 piece=N
84200.000 made ply=3 side=white uci=g1f3 san=Nf3
84600.000 game state=resumed
84600.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
84600.000 clock running=black why=resume
85300.000 touched side=black square=b8 piece=n
86100.000 released side=black from=b8 square=c6 piece=n
86100.000 made ply=4 side=black uci=b8c6 san=Nc6
86200.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
86200.000 clock running=white why=press
86700.000 touched side=white square=f1 piece=B
87500.000 released side=white from=f1 square=b5 piece=B
87500.000 made ply=5 side=white uci=f1b5 san=Bb5
87600.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
87600.000 clock running=black why=press
