# Without levers ten pieces fall behind a move that its player may still change, and are set up: the
# board shows the record.
set Clock=none
1000 ! start
7794 lift b2
8197 place b3
9847 lift g8
10112 place f6
12405 lift c1
12721 place b2
13901 lift d7
14382 place d5
16615 lift g7
16621 lift f7
16731 lift f6
16804 lift f8
16823 lift h7
16830 lift h8
16835 lift e7
16845 lift e8
16921 lift d5
16932 lift d8
17506 place g7
17887 place h8
18091 place e8
18362 place f7
18613 place f8
18756 place e7
18885 place f6
19235 place d5
19465 place h7
19930 place d8
23772 lift b2
24265 place d4
25158 lift c8
25600 place e6
26324 lift d4
26799 place b6
27111 lift d8
27392 place c8
33392 rest
---
0.000 game state=ready
1000.000 game state=started
7794.000 touched side=white square=b2 piece=P
8697.000 released side=white from=b2 square=b3 piece=P
8697.000 made ply=1 side=white uci=b2b3 san=b3
9847.000 touched side=black square=g8 piece=n
10612.000 released side=black from=g8 square=f6 piece=n
10612.000 completed ply=1 side=white uci=b2b3 san=b3 by=answer
10612.000 made ply=2 side=black uci=g8f6 san=Nf6
12612.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=rest
12612.000 touched side=white square=c1 piece=B
13221.000 released side=white from=c1 square=b2 piece=B
13221.000 made ply=3 side=white uci=c1b2 san=Bb2
13901.000 touched side=black square=d7 piece=p
14882.000 released side=black from=d7 square=d5 piece=p
14882.000 completed ply=3 side=white uci=c1b2 san=Bb2 by=answer
14882.000 made ply=4 side=black uci=d7d5 san=d5
16615.000 touched side=black square=g7 piece=p
16621.000 touched side=black square=f7 piece=p
16731.000 touched side=black square=f6 piece=n
16882.000 completed ply=4 side=black uci=d7d5 san=d5 by=rest
16882.000 touched side=black square=f8 piece=b
16882.000 touched side=black square=h7 piece=p
16882.000 touched side=black square=h8 piece=r
16882.000 touched side=black square=e7 piece=p
16882.000 touched side=black square=e8 piece=k
16921.000 touched side=black square=d5 piece=p
16932.000 touched side=black square=d8 piece=q
23772.000 touched side=white square=b2 piece=B
24765.000 released side=white from=b2 square=d4 piece=B
24765.000 made ply=5 side=white uci=b2d4 san=Bd4
25158.000 touched side=black square=c8 piece=b
26100.000 released side=black from=c8 square=e6 piece=b
26100.000 completed ply=5 side=white uci=b2d4 san=Bd4 by=answer
26100.000 made ply=6 side=black uci=c8e6 san=Be6
26324.000 touched side=white square=d4 piece=B
27111.000 released side=white from=d4 square=b6 piece=B
27111.000 completed ply=6 side=black uci=c8e6 san=Be6 by=answer
27111.000 made ply=7 side=white uci=d4b6 san=Bb6
27111.000 touched side=black square=d8 piece=q
27892.000 released side=black from=d8 square=c8 piece=q
27892.000 completed ply=7 side=white uci=d4b6 san=Bb6 by=answer
27892.000 made ply=8 side=black uci=d8c8 san=Qc8
29892.000 completed ply=8 side=black uci=d8c8 san=Qc8 by=rest
