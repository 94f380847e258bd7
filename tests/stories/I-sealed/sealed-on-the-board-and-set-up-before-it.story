# White made the move on the board that he sealed.
# The board is cleared, set up as it stood before that move (I.5), and the move made again.
1000 press black
play e4 e5
expect from here
+500 lift g1
+300 place f3
+900 ! seal Nf3
+900 ! adjourn
+400 lift f7 b1
+400 lift h1 d1
+400 lift a7 h2
+400 lift h8 e1
+400 lift a8 g2
+400 lift e4 a2
+400 lift h7 f1
+400 lift b7 e5
+400 lift b8 f2
+400 lift e8 g8
+400 lift f8 g7
+400 lift c8 a1
+400 lift c7 d7
+400 lift d8 f3
+400 lift d2 c1
+400 lift b2 c2
+60000 rest
+400 place h1 d7
+400 place h7 h2
+400 place d2 f2
+400 place g2 c7
+400 place e5 d1
+400 place a1 g1
+400 place f8 b7
+400 place d8 b1
+400 place a8 e4
+400 place e8 e1
+400 place c8 f1
+400 place b8 g8
+400 place f7 h8
+400 place c1 a7
+400 place g7 a2
+400 place c2 b2
+5000 lift g1
+300 place f3
+5000 ! resume
+200 press white
+500 lift b8
+300 place c6
+600 press black
+500 lift f1
+300 place b5
+600 press white
---
4300.000 touched side=white square=g1 piece=N
5100.000 released side=white from=g1 square=f3 piece=N
5100.000 made ply=3 side=white uci=g1f3 san=Nf3
6400.000 game state=adjourned
6400.000 clock why=pause
6800.000 touched side=white square=b1 piece=N
6800.000 touched side=white square=f7 piece=p
7200.000 touched side=white square=d1 piece=Q
7200.000 touched side=white square=h1 piece=R
7600.000 touched side=white square=h2 piece=P
7600.000 touched side=white square=a7 piece=p
8000.000 touched side=white square=e1 piece=K
8000.000 touched side=white square=h8 piece=r
8400.000 touched side=white square=g2 piece=P
8400.000 touched side=white square=a8 piece=r
8800.000 touched side=white square=a2 piece=P
8800.000 touched side=white square=e4 piece=P
9200.000 touched side=white square=f1 piece=B
9200.000 touched side=white square=h7 piece=p
9600.000 touched side=white square=e5 piece=p
9600.000 touched side=white square=b7 piece=p
10000.000 touched side=white square=f2 piece=P
10000.000 touched side=white square=b8 piece=n
10400.000 touched side=white square=e8 piece=k
10400.000 touched side=white square=g8 piece=n
10800.000 touched side=white square=g7 piece=p
10800.000 touched side=white square=f8 piece=b
11200.000 touched side=white square=a1 piece=R
11200.000 touched side=white square=c8 piece=b
11600.000 touched side=white square=c7 piece=p
11600.000 touched side=white square=d7 piece=p
12000.000 touched side=white square=f3 piece=N
12000.000 touched side=white square=d8 piece=q
12400.000 touched side=white square=c1 piece=B
12400.000 touched side=white square=d2 piece=P
12800.000 touched side=white square=b2 piece=P
12800.000 touched side=white square=c2 piece=P
79700.000 released side=white from=h1 square=h1 piece=R
79700.000 released side=white from=h2 square=h2 piece=P
79700.000 released side=white from=d7 square=d7 piece=p
79700.000 released side=white from=d2 square=d2 piece=P
79700.000 released side=white from=f2 square=f2 piece=P
79700.000 released side=white from=g2 square=g2 piece=P
79700.000 released side=white from=h7 square=h7 piece=p
79700.000 released side=white from=d1 square=d1 piece=Q
79700.000 released side=white from=c7 square=c7 piece=p
79700.000 released side=white from=a1 square=a1 piece=R
79700.000 released side=white from=f3 square=g1 piece=N
79700.000 released side=white from=e5 square=e5 piece=p
79700.000 released side=white from=b7 square=b7 piece=p
79700.000 released side=white from=b1 square=b1 piece=N
79700.000 released side=white from=f8 square=f8 piece=b
79700.000 released side=white from=e4 square=e4 piece=P
79700.000 released side=white from=d8 square=d8 piece=q
79700.000 released side=white from=e1 square=e1 piece=K
79700.000 released side=white from=a8 square=a8 piece=r
79700.000 released side=white from=f1 square=f1 piece=B
79700.000 released side=white from=e8 square=e8 piece=k
79700.000 released side=white from=c8 square=c8 piece=b
79700.000 released side=white from=b8 square=b8 piece=n
79700.000 released side=white from=g8 square=g8 piece=n
79700.000 released side=white from=f7 square=f7 piece=p
79700.000 released side=white from=c1 square=c1 piece=B
79700.000 released side=white from=h8 square=h8 piece=r
79700.000 released side=white from=a2 square=a2 piece=P
79700.000 released side=white from=a7 square=a7 piece=p
79700.000 released side=white from=b2 square=b2 piece=P
79700.000 released side=white from=c2 square=c2 piece=P
79700.000 released side=white from=g7 square=g7 piece=p
79700.000 withdrawn ply=3 uci=g1f3 why=taken-back
84200.000 touched side=white square=g1 piece=N
85000.000 released side=white from=g1 square=f3 piece=N
85000.000 made ply=3 side=white uci=g1f3 san=Nf3
89500.000 game state=resumed
89500.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
89500.000 clock running=black why=resume
90200.000 touched side=black square=b8 piece=n
91000.000 released side=black from=b8 square=c6 piece=n
91000.000 made ply=4 side=black uci=b8c6 san=Nc6
91100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
91100.000 clock running=white why=press
91600.000 touched side=white square=f1 piece=B
92400.000 released side=white from=f1 square=b5 piece=B
92400.000 made ply=5 side=white uci=f1b5 san=Bb5
92500.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
92500.000 clock running=black why=press
