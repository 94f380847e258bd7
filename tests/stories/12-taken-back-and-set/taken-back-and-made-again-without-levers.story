# Without levers castling is taken back and made again, under an arbiter: the game goes on from
# there.
set Clock=none
set Fen=r2qkb1r/ppp2ppp/2bp1n2/4p3/4P3/1PN5/PBPP1PPP/R2QK1NR w KQkq - 0 7
1000 ! start
7258 lift d1
7493 place e2
9028 lift d8
9387 place e7
11803 lift e1
12174 place c1
12638 lift a1
12805 place d1
14657 lift g7
18111 place g7
20993 lift d1
21460 place a1
21740 lift c1
22141 place e1
28119 lift e1
28605 place c1
30663 lift a1
30825 place d1
32149 lift g7
32511 place g6
33404 lift f2
33642 place f3
48638 rest
---
0.000 game state=ready
1000.000 game state=started
7258.000 touched side=white square=d1 piece=Q
7993.000 released side=white from=d1 square=e2 piece=Q
7993.000 made ply=1 side=white uci=d1e2 san=Qe2
9028.000 touched side=black square=d8 piece=q
9887.000 released side=black from=d8 square=e7 piece=q
9887.000 completed ply=1 side=white uci=d1e2 san=Qe2 by=answer
9887.000 made ply=2 side=black uci=d8e7 san=Qe7
11887.000 completed ply=2 side=black uci=d8e7 san=Qe7 by=rest
11887.000 touched side=white square=e1 piece=K
12638.000 touched side=white square=a1 piece=R
13305.000 released side=white from=e1 square=c1 piece=K
13305.000 released side=white from=a1 square=d1 piece=R
13305.000 made ply=3 side=white uci=e1c1 san=O-O-O
15305.000 completed ply=3 side=white uci=e1c1 san=O-O-O by=rest
15305.000 touched side=black square=g7 piece=p
18611.000 released side=black from=g7 square=g7 piece=p
20993.000 touched side=black square=d1 piece=R
21740.000 touched side=black square=c1 piece=K
27641.000 alert id=1 kind=displaced article=7.4.1 ply=4 confidence=certain evidence={"missing":["c1","d1"],"unexpected":["a1","e1"]}
29105.000 released side=black from=c1 square=c1 piece=K
31325.000 released side=black from=d1 square=d1 piece=R
31325.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3684
31325.000 game state=restored
32149.000 touched side=black square=g7 piece=p
33011.000 released side=black from=g7 square=g6 piece=p
33011.000 made ply=4 side=black uci=g7g6 san=g6
33404.000 touched side=white square=f2 piece=P
34142.000 released side=white from=f2 square=f3 piece=P
34142.000 completed ply=4 side=black uci=g7g6 san=g6 by=answer
34142.000 made ply=5 side=white uci=f2f3 san=f3
36142.000 completed ply=5 side=white uci=f2f3 san=f3 by=rest
