# While it is open which of two pieces White has taken, he castles with time between the lifts, so
# that the king stands where the rook stood: he has castled, whichever it was.
set Clock=none
set Variant=chess960
set Fen=4k3/8/8/1p1p4/2P5/8/8/4K1R1 w G - 0 1
1000 ! start
3000 lift c4
+20000 lift e8
+600 place e7
+20000 lift e1
+1000 lift g1
+530 place g1
+590 place f1
+60000 lift e7
+600 place e6
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=c4 piece=P
23000.000 touched side=white square=b5 piece=p
23000.000 released side=white from=c4 square=b5 piece=P
23000.000 made ply=1 side=white uci=c4b5 san=cxb5
23000.000 touched side=black square=e8 piece=k
24100.000 released side=black from=e8 square=e7 piece=k
24100.000 completed ply=1 side=white uci=c4b5 san=cxb5 by=answer
24100.000 made ply=2 side=black uci=e8e7 san=Ke7
26100.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=rest
43600.000 touched side=white square=e1 piece=K
44600.000 touched side=white square=g1 piece=R
45630.000 released side=white from=e1 square=g1 piece=K
46220.000 released side=white from=g1 square=f1 piece=R
46220.000 made ply=3 side=white uci=e1g1 san=O-O
48220.000 completed ply=3 side=white uci=e1g1 san=O-O by=rest
105720.000 touched side=black square=e7 piece=k
106820.000 released side=black from=e7 square=e6 piece=k
106820.000 made ply=4 side=black uci=e7e6 san=Ke6
108820.000 completed ply=4 side=black uci=e7e6 san=Ke6 by=rest
