# Without levers two plies are taken back by agreement, with a rest between them, and later in one
# go: the game goes on from there, both times.
set Clock=none
1000 ! start
3000 lift e2
3400 place e4
7700 lift e7
8100 place e5
12400 lift g1
12800 place f3
17100 lift b8
17500 place c6
21800 lift c6
22200 place b8
26500 lift f3
26900 place g1
31200 lift f1
31600 place c4
35900 lift g8
36300 place f6
40600 lift d2
41000 place d3
45300 lift f8
45700 place c5
50000 lift c1
50400 place g5
54700 lift h7
55100 place h6
59400 lift h6
59800 place h7
60100 lift g5
60500 place c1
64800 lift c1
65200 place e3
69500 lift c5
69900 place b6
77200 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=e2 piece=P
3900.000 released side=white from=e2 square=e4 piece=P
3900.000 made ply=1 side=white uci=e2e4 san=e4
5900.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
7700.000 touched side=black square=e7 piece=p
8600.000 released side=black from=e7 square=e5 piece=p
8600.000 made ply=2 side=black uci=e7e5 san=e5
10600.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
12400.000 touched side=white square=g1 piece=N
13300.000 released side=white from=g1 square=f3 piece=N
13300.000 made ply=3 side=white uci=g1f3 san=Nf3
15300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
17100.000 touched side=black square=b8 piece=n
18000.000 released side=black from=b8 square=c6 piece=n
18000.000 made ply=4 side=black uci=b8c6 san=Nc6
20000.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=rest
21800.000 touched side=black square=c6 piece=n
22700.000 released side=black from=c6 square=b8 piece=n
22700.000 withdrawn ply=4 uci=b8c6 why=taken-back
26500.000 touched side=black square=f3 piece=N
32100.000 withdrawn ply=3 uci=g1f3 why=changed
32100.000 made ply=3 side=white uci=f1c4 san=Bc4
32100.000 completed ply=3 side=white uci=f1c4 san=Bc4 by=rest
35900.000 touched side=black square=g8 piece=n
36800.000 released side=black from=g8 square=f6 piece=n
36800.000 made ply=4 side=black uci=g8f6 san=Nf6
38800.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=rest
40600.000 touched side=white square=d2 piece=P
41500.000 released side=white from=d2 square=d3 piece=P
41500.000 made ply=5 side=white uci=d2d3 san=d3
43500.000 completed ply=5 side=white uci=d2d3 san=d3 by=rest
45300.000 touched side=black square=f8 piece=b
46200.000 released side=black from=f8 square=c5 piece=b
46200.000 made ply=6 side=black uci=f8c5 san=Bc5
48200.000 completed ply=6 side=black uci=f8c5 san=Bc5 by=rest
50000.000 touched side=white square=c1 piece=B
50900.000 released side=white from=c1 square=g5 piece=B
50900.000 made ply=7 side=white uci=c1g5 san=Bg5
52900.000 completed ply=7 side=white uci=c1g5 san=Bg5 by=rest
54700.000 touched side=black square=h7 piece=p
55600.000 released side=black from=h7 square=h6 piece=p
55600.000 made ply=8 side=black uci=h7h6 san=h6
57600.000 completed ply=8 side=black uci=h7h6 san=h6 by=rest
65700.000 withdrawn ply=8 uci=h7h6 why=changed
65700.000 withdrawn ply=7 uci=c1g5 why=changed
65700.000 made ply=7 side=white uci=c1e3 san=Be3
65700.000 completed ply=7 side=white uci=c1e3 san=Be3 by=rest
69500.000 touched side=black square=c5 piece=b
70400.000 released side=black from=c5 square=b6 piece=b
70400.000 made ply=8 side=black uci=c5b6 san=Bb6
72400.000 completed ply=8 side=black uci=c5b6 san=Bb6 by=rest
