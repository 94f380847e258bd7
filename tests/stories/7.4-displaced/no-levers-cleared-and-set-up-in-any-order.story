# Without levers the board is cleared behind a move, and set up again in another order: play goes
# on from there, and nobody has made an illegal move.
set Clock=none
set PlayRestTime=0.6
set Fen=r3r1k1/p2R2p1/1p3p1p/2bqp3/2P4P/4PNP1/P4P2/3R2K1 w - - 0 29
2734 lift c4
2949 lift d5
3052 place d5
4552 lift e8
4836 lift e5
5773 lift d1
6276 lift f2
7166 lift f6
7614 lift a2
7910 lift f3
8593 lift a8
9428 lift g8
10038 lift e3
10743 lift a7
11162 lift b6
11690 lift g3
12652 lift d5
13390 lift g1
14090 lift c5
14866 lift g7
15367 lift h6
15661 lift h4
16290 lift d7
20733 place d5
21166 place f3
22076 place c5
22840 place e8
23839 place f2
24274 place e5
25263 place a8
25896 place b6
26304 place a2
26619 place d1
26898 place h6
27206 place d7
27827 place h4
28788 place g8
29354 place e3
30104 place f6
30668 place g3
31060 place g7
31332 place a7
31980 place g1
35543 lift e8
35662 place d8
41662 rest
---
0.000 game state=ready
0.000 game state=started
2734.000 touched side=white square=c4 piece=P
2949.000 touched side=white square=d5 piece=q
3552.000 released side=white from=c4 square=d5 piece=P
3552.000 made ply=1 side=white uci=c4d5 san=cxd5
4152.000 completed ply=1 side=white uci=c4d5 san=cxd5 by=rest
10336.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["d1","a2","f2","e3","f3","e5","f6","a8","e8","g8"]}
10336.000 touched side=white square=e8 piece=r
10336.000 touched side=white square=e5 piece=p
10336.000 touched side=white square=d1 piece=R
10336.000 touched side=white square=f2 piece=P
10336.000 touched side=white square=f6 piece=p
10336.000 touched side=white square=a2 piece=P
10336.000 touched side=white square=f3 piece=N
10336.000 touched side=white square=a8 piece=r
10336.000 touched side=white square=g8 piece=k
10336.000 touched side=white square=e3 piece=P
10743.000 touched side=white square=a7 piece=p
11162.000 touched side=white square=b6 piece=p
11690.000 touched side=white square=g3 piece=P
12652.000 touched side=white square=d5 piece=P
13390.000 touched side=white square=g1 piece=K
14090.000 touched side=white square=c5 piece=b
14866.000 touched side=white square=g7 piece=p
15367.000 touched side=white square=h6 piece=p
15661.000 touched side=white square=h4 piece=P
16290.000 touched side=white square=d7 piece=R
21666.000 released side=white from=d1 square=d5 piece=R
21666.000 released side=white from=f3 square=f3 piece=N
22576.000 released side=white from=d5 square=c5 piece=P
24774.000 released side=white from=f2 square=f2 piece=P
24774.000 released side=white from=e8 square=e8 piece=r
24774.000 released side=white from=e3 square=e5 piece=P
32480.000 ruling id=1 alert=1 decision=lapsed lasted_ms=22144 ply=1 last_ply=1
32480.000 game state=restored
35543.000 touched side=black square=e8 piece=r
36162.000 released side=black from=e8 square=d8 piece=r
36162.000 made ply=2 side=black uci=e8d8 san=Red8
36762.000 completed ply=2 side=black uci=e8d8 san=Red8 by=rest
