# A pawn is missing on the board when the adjourned game is resumed.
1000 press black
play e4 e5
expect from here
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
+400 place d8 h2
+400 place c8 c7
+400 place e1 c1
+400 place b8 a8
+400 place c2
+5000 ! resume
+5000 place h7
+500 lift g1
+300 place f3
+600 press white
+500 lift b8
+300 place c6
+600 press black
---
4700.000 game state=adjourned
4700.000 clock why=pause
5100.000 touched side=white square=e1 piece=K
5100.000 touched side=white square=f2 piece=P
5500.000 touched side=white square=c1 piece=B
5500.000 touched side=white square=a8 piece=r
5900.000 touched side=white square=c2 piece=P
5900.000 touched side=white square=e8 piece=k
6300.000 touched side=white square=b7 piece=p
6300.000 touched side=white square=d8 piece=q
6700.000 touched side=white square=b2 piece=P
6700.000 touched side=white square=f7 piece=p
7100.000 touched side=white square=a2 piece=P
7100.000 touched side=white square=c7 piece=p
7500.000 touched side=white square=g1 piece=N
7500.000 touched side=white square=a7 piece=p
7900.000 touched side=white square=g2 piece=P
7900.000 touched side=white square=e4 piece=P
8300.000 touched side=white square=d1 piece=Q
8300.000 touched side=white square=f8 piece=b
8700.000 touched side=white square=b1 piece=N
8700.000 touched side=white square=f1 piece=B
9100.000 touched side=white square=h1 piece=R
9100.000 touched side=white square=h2 piece=P
9500.000 touched side=white square=a1 piece=R
9500.000 touched side=white square=h8 piece=r
9900.000 touched side=white square=d7 piece=p
9900.000 touched side=white square=g8 piece=n
10300.000 touched side=white square=g7 piece=p
10300.000 touched side=white square=c8 piece=b
10700.000 touched side=white square=d2 piece=P
10700.000 touched side=white square=b8 piece=n
11100.000 touched side=white square=e5 piece=p
11100.000 touched side=white square=h7 piece=p
82500.000 game state=resumed
82500.000 clock running=white why=resume
82500.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["h7"]}
82500.000 released side=white from=b7 square=b7 piece=p
82500.000 released side=white from=b1 square=b1 piece=N
82500.000 released side=white from=g7 square=g7 piece=p
82500.000 released side=white from=f2 square=f2 piece=P
82500.000 released side=white from=g8 square=g8 piece=n
82500.000 released side=white from=h1 square=h1 piece=R
82500.000 released side=white from=e4 square=e4 piece=P
82500.000 released side=white from=g2 square=g2 piece=P
82500.000 released side=white from=d7 square=d7 piece=p
82500.000 released side=white from=d2 square=d2 piece=P
82500.000 released side=white from=e8 square=e8 piece=k
82500.000 released side=white from=d1 square=d1 piece=Q
82500.000 released side=white from=a2 square=a2 piece=P
82500.000 released side=white from=b2 square=b2 piece=P
82500.000 released side=white from=h8 square=h8 piece=r
82500.000 released side=white from=f1 square=f1 piece=B
82500.000 released side=white from=e5 square=e5 piece=p
82500.000 released side=white from=g1 square=g1 piece=N
82500.000 released side=white from=a7 square=a7 piece=p
82500.000 released side=white from=a1 square=a1 piece=R
82500.000 released side=white from=f8 square=f8 piece=b
82500.000 released side=white from=h2 square=h2 piece=P
82500.000 released side=white from=f7 square=f7 piece=p
82500.000 released side=white from=d8 square=d8 piece=q
82500.000 released side=white from=c7 square=c7 piece=p
82500.000 released side=white from=c1 square=c1 piece=B
82500.000 released side=white from=e1 square=e1 piece=K
82500.000 released side=white from=a8 square=a8 piece=r
82500.000 released side=white from=c8 square=c8 piece=b
82500.000 released side=white from=c2 square=c2 piece=P
82500.000 released side=white from=b8 square=b8 piece=n
88000.000 released side=white from=h7 square=h7 piece=p
88000.000 ruling id=1 alert=1 decision=lapsed lasted_ms=5500
88000.000 game state=restored
88000.000 touched side=white square=g1 piece=N
88800.000 released side=white from=g1 square=f3 piece=N
88800.000 made ply=3 side=white uci=g1f3 san=Nf3
88900.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
88900.000 clock running=black why=press
89400.000 touched side=black square=b8 piece=n
90200.000 released side=black from=b8 square=c6 piece=n
90200.000 made ply=4 side=black uci=b8c6 san=Nc6
90300.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
90300.000 clock running=white why=press
