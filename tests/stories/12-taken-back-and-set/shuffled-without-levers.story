# Without levers queens go to and fro: a position of some plies ago stands again, and nothing has
# been taken back.
set Clock=none
set Fen=3rr1k1/p4pbp/1q1p1np1/1N2p3/4P3/1P4PP/PB3PB1/R2QR1K1 b - - 0 17
1000 ! start
5953 lift b5
6238 lift b6
6550 place b5
9671 lift d1
9972 place e2
10531 lift b5
10753 place a5
11287 lift e1
11774 place d1
15517 lift a5
15819 place a6
18881 lift e2
19247 place b5
19615 lift a6
19943 place a5
27417 lift b5
27836 place e2
30639 lift a5
30846 place a6
34125 lift e2
34248 place b5
36746 lift a6
37227 place a5
38090 lift b5
38311 place e2
43793 lift a5
44245 place a6
49483 lift e2
49885 place b5
51178 lift g7
51652 place h6
53696 lift g1
54161 place h2
54882 lift f6
55175 lift e4
55535 place e4
59981 lift d1
60127 place h1
66127 rest
---
0.000 game state=ready
1000.000 game state=started
5953.000 touched side=black square=b5 piece=N
6238.000 touched side=black square=b6 piece=q
7050.000 released side=black from=b6 square=b5 piece=q
7050.000 made ply=1 side=black uci=b6b5 san=Qxb5
9050.000 completed ply=1 side=black uci=b6b5 san=Qxb5 by=rest
9671.000 touched side=white square=d1 piece=Q
10472.000 released side=white from=d1 square=e2 piece=Q
10472.000 made ply=2 side=white uci=d1e2 san=Qe2
10531.000 touched side=black square=b5 piece=q
11253.000 released side=black from=b5 square=a5 piece=q
11253.000 completed ply=2 side=white uci=d1e2 san=Qe2 by=answer
11253.000 made ply=3 side=black uci=b5a5 san=Qa5
11287.000 touched side=white square=e1 piece=R
12274.000 released side=white from=e1 square=d1 piece=R
12274.000 completed ply=3 side=black uci=b5a5 san=Qa5 by=answer
12274.000 made ply=4 side=white uci=e1d1 san=Red1
14274.000 completed ply=4 side=white uci=e1d1 san=Red1 by=rest
15517.000 touched side=black square=a5 piece=q
16319.000 released side=black from=a5 square=a6 piece=q
16319.000 made ply=5 side=black uci=a5a6 san=Qa6
18319.000 completed ply=5 side=black uci=a5a6 san=Qa6 by=rest
18881.000 touched side=white square=e2 piece=Q
19615.000 released side=white from=e2 square=b5 piece=Q
19615.000 made ply=6 side=white uci=e2b5 san=Qb5
19615.000 touched side=black square=a6 piece=q
21943.000 released side=black from=a6 square=a5 piece=q
21943.000 completed ply=6 side=white uci=e2b5 san=Qb5 by=answer
21943.000 made ply=7 side=black uci=a6a5 san=Qa5
23943.000 completed ply=7 side=black uci=a6a5 san=Qa5 by=rest
27417.000 touched side=white square=b5 piece=Q
28336.000 released side=white from=b5 square=e2 piece=Q
28336.000 made ply=8 side=white uci=b5e2 san=Qe2
30336.000 completed ply=8 side=white uci=b5e2 san=Qe2 by=rest
30639.000 touched side=black square=a5 piece=q
31346.000 released side=black from=a5 square=a6 piece=q
31346.000 made ply=9 side=black uci=a5a6 san=Qa6
33346.000 completed ply=9 side=black uci=a5a6 san=Qa6 by=rest
34125.000 touched side=white square=e2 piece=Q
36248.000 released side=white from=e2 square=b5 piece=Q
36248.000 made ply=10 side=white uci=e2b5 san=Qb5
36746.000 touched side=black square=a6 piece=q
38811.000 made ply=11 side=black uci=a6a5 san=Qa5
38811.000 completed ply=10 side=white uci=e2b5 san=Qb5 by=answer
38811.000 completed ply=11 side=black uci=a6a5 san=Qa5 by=answer
38811.000 made ply=12 side=white uci=b5e2 san=Qe2
38811.000 completed ply=12 side=white uci=b5e2 san=Qe2 by=rest
43793.000 touched side=black square=a5 piece=q
44745.000 released side=black from=a5 square=a6 piece=q
44745.000 made ply=13 side=black uci=a5a6 san=Qa6
46745.000 completed ply=13 side=black uci=a5a6 san=Qa6 by=rest
49483.000 touched side=white square=e2 piece=Q
51178.000 released side=white from=e2 square=b5 piece=Q
51178.000 made ply=14 side=white uci=e2b5 san=Qb5
51178.000 touched side=black square=g7 piece=b
52152.000 released side=black from=g7 square=h6 piece=b
52152.000 completed ply=14 side=white uci=e2b5 san=Qb5 by=answer
52152.000 made ply=15 side=black uci=g7h6 san=Bh6
54152.000 completed ply=15 side=black uci=g7h6 san=Bh6 by=rest
54152.000 touched side=white square=g1 piece=K
54661.000 released side=white from=g1 square=h2 piece=K
54661.000 made ply=16 side=white uci=g1h2 san=Kh2
54882.000 touched side=black square=f6 piece=n
55175.000 touched side=black square=e4 piece=P
56035.000 released side=black from=f6 square=e4 piece=n
56035.000 completed ply=16 side=white uci=g1h2 san=Kh2 by=answer
56035.000 made ply=17 side=black uci=f6e4 san=Nxe4
58035.000 completed ply=17 side=black uci=f6e4 san=Nxe4 by=rest
59981.000 touched side=white square=d1 piece=R
60627.000 released side=white from=d1 square=h1 piece=R
60627.000 made ply=18 side=white uci=d1h1 san=Rh1
62627.000 completed ply=18 side=white uci=d1h1 san=Rh1 by=rest
