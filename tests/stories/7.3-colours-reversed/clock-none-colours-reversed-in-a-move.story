# Without clocks the colours are reversed after ten moves while a knight is in the hand.
set Clock=none
1000 ! start
play e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 b4 Bb6 a4 a6 h3 h6 Nbd2 O-O Bb3 Ne7 Nc4 Ba7
+3000 lift c4
+3000 ! colours-reversed
+3000 place d2
+3000 lift c7
+400 place c6
+3000 lift h3
+400 place h4
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2300.000 touched side=black square=e7 piece=p
3100.000 released side=black from=e7 square=e5 piece=p
3100.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
3100.000 made ply=2 side=black uci=e7e5 san=e5
3100.000 touched side=white square=g1 piece=N
3900.000 released side=white from=g1 square=f3 piece=N
3900.000 completed ply=2 side=black uci=e7e5 san=e5 by=answer
3900.000 made ply=3 side=white uci=g1f3 san=Nf3
3900.000 touched side=black square=b8 piece=n
4700.000 released side=black from=b8 square=c6 piece=n
4700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=answer
4700.000 made ply=4 side=black uci=b8c6 san=Nc6
4700.000 touched side=white square=f1 piece=B
5500.000 released side=white from=f1 square=c4 piece=B
5500.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=answer
5500.000 made ply=5 side=white uci=f1c4 san=Bc4
5500.000 touched side=black square=f8 piece=b
6300.000 released side=black from=f8 square=c5 piece=b
6300.000 completed ply=5 side=white uci=f1c4 san=Bc4 by=answer
6300.000 made ply=6 side=black uci=f8c5 san=Bc5
6300.000 touched side=white square=c2 piece=P
7100.000 released side=white from=c2 square=c3 piece=P
7100.000 completed ply=6 side=black uci=f8c5 san=Bc5 by=answer
7100.000 made ply=7 side=white uci=c2c3 san=c3
7100.000 touched side=black square=g8 piece=n
7900.000 released side=black from=g8 square=f6 piece=n
7900.000 completed ply=7 side=white uci=c2c3 san=c3 by=answer
7900.000 made ply=8 side=black uci=g8f6 san=Nf6
7900.000 touched side=white square=d2 piece=P
8700.000 released side=white from=d2 square=d3 piece=P
8700.000 completed ply=8 side=black uci=g8f6 san=Nf6 by=answer
8700.000 made ply=9 side=white uci=d2d3 san=d3
8700.000 touched side=black square=d7 piece=p
9500.000 released side=black from=d7 square=d6 piece=p
9500.000 completed ply=9 side=white uci=d2d3 san=d3 by=answer
9500.000 made ply=10 side=black uci=d7d6 san=d6
9500.000 touched side=white square=b2 piece=P
10300.000 released side=white from=b2 square=b4 piece=P
10300.000 completed ply=10 side=black uci=d7d6 san=d6 by=answer
10300.000 made ply=11 side=white uci=b2b4 san=b4
10300.000 touched side=black square=c5 piece=b
11100.000 released side=black from=c5 square=b6 piece=b
11100.000 completed ply=11 side=white uci=b2b4 san=b4 by=answer
11100.000 made ply=12 side=black uci=c5b6 san=Bb6
11100.000 touched side=white square=a2 piece=P
11900.000 released side=white from=a2 square=a4 piece=P
11900.000 completed ply=12 side=black uci=c5b6 san=Bb6 by=answer
11900.000 made ply=13 side=white uci=a2a4 san=a4
11900.000 touched side=black square=a7 piece=p
12700.000 released side=black from=a7 square=a6 piece=p
12700.000 completed ply=13 side=white uci=a2a4 san=a4 by=answer
12700.000 made ply=14 side=black uci=a7a6 san=a6
12700.000 touched side=white square=h2 piece=P
13500.000 released side=white from=h2 square=h3 piece=P
13500.000 completed ply=14 side=black uci=a7a6 san=a6 by=answer
13500.000 made ply=15 side=white uci=h2h3 san=h3
13500.000 touched side=black square=h7 piece=p
14300.000 released side=black from=h7 square=h6 piece=p
14300.000 completed ply=15 side=white uci=h2h3 san=h3 by=answer
14300.000 made ply=16 side=black uci=h7h6 san=h6
14300.000 touched side=white square=b1 piece=N
15100.000 released side=white from=b1 square=d2 piece=N
15100.000 completed ply=16 side=black uci=h7h6 san=h6 by=answer
15100.000 made ply=17 side=white uci=b1d2 san=Nbd2
15100.000 touched side=black square=e8 piece=k
15700.000 touched side=black square=h8 piece=r
16500.000 released side=black from=e8 square=g8 piece=k
16500.000 released side=black from=h8 square=f8 piece=r
16500.000 completed ply=17 side=white uci=b1d2 san=Nbd2 by=answer
16500.000 made ply=18 side=black uci=e8g8 san=O-O
16500.000 touched side=white square=c4 piece=B
17300.000 released side=white from=c4 square=b3 piece=B
17300.000 completed ply=18 side=black uci=e8g8 san=O-O by=answer
17300.000 made ply=19 side=white uci=c4b3 san=Bb3
17300.000 touched side=black square=c6 piece=n
18100.000 released side=black from=c6 square=e7 piece=n
18100.000 completed ply=19 side=white uci=c4b3 san=Bb3 by=answer
18100.000 made ply=20 side=black uci=c6e7 san=Ne7
18100.000 touched side=white square=d2 piece=N
18900.000 released side=white from=d2 square=c4 piece=N
18900.000 completed ply=20 side=black uci=c6e7 san=Ne7 by=answer
18900.000 made ply=21 side=white uci=d2c4 san=Nc4
18900.000 touched side=black square=b6 piece=b
19700.000 released side=black from=b6 square=a7 piece=b
19700.000 completed ply=21 side=white uci=d2c4 san=Nc4 by=answer
19700.000 made ply=22 side=black uci=b6a7 san=Ba7
21700.000 completed ply=22 side=black uci=b6a7 san=Ba7 by=rest
25200.000 game state=resumed reversed=true
25200.000 touched side=white square=c4 piece=N
28700.000 released side=white from=c4 square=d2 piece=N
28700.000 made ply=23 side=white uci=c4d2 san=Ncd2
30700.000 completed ply=23 side=white uci=c4d2 san=Ncd2 by=rest
31200.000 touched side=black square=c7 piece=p
32100.000 released side=black from=c7 square=c6 piece=p
32100.000 made ply=24 side=black uci=c7c6 san=c6
34100.000 completed ply=24 side=black uci=c7c6 san=c6 by=rest
34600.000 touched side=white square=h3 piece=P
35500.000 released side=white from=h3 square=h4 piece=P
35500.000 made ply=25 side=white uci=h3h4 san=h4
37500.000 completed ply=25 side=white uci=h3h4 san=h4 by=rest
