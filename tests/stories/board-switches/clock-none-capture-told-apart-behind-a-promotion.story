# A capture on f5 or h5, of which no reed shows which, is told apart by the move of the piece left
# there, though lines of an earlier such capture ended with a promotion.
set Clock=none
set Fen=8/2P3k1/8/1p1p1p1p/2P3P1/8/8/K6n w - - 0 1
1000 ! start
3000 lift c4
+20000 lift h1
+600 place f2
+20000 lift c7
+600 place c8
+20000 lift f2
+600 place d1
+20000 lift g4
+20000 lift d1
+600 place e3
+20000 lift a1
+600 place a2
+20000 lift f5
+600 place f4
+20000 lift a2
+600 place a3
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=c4 piece=P
23000.000 touched side=white square=b5 piece=p
23000.000 released side=white from=c4 square=b5 piece=P
23000.000 made ply=1 side=white uci=c4b5 san=cxb5
23000.000 touched side=black square=h1 piece=n
24100.000 released side=black from=h1 square=f2 piece=n
24100.000 completed ply=1 side=white uci=c4b5 san=cxb5 by=answer
24100.000 made ply=2 side=black uci=h1f2 san=Nf2
26100.000 completed ply=2 side=black uci=h1f2 san=Nf2 by=rest
43600.000 touched side=white square=c7 piece=P
44700.000 released side=white from=c7 square=c8 piece=Q
44700.000 made ply=3 side=white uci=c7c8q san=c8=Q
44700.000 promotion ply=3 piece=Q source=assumed uci=c7c8q san=c8=Q
46700.000 completed ply=3 side=white uci=c7c8q san=c8=Q by=rest
64200.000 touched side=black square=f2 piece=n
65300.000 released side=black from=f2 square=d1 piece=n
65300.000 made ply=4 side=black uci=f2d1 san=Nd1
67300.000 completed ply=4 side=black uci=f2d1 san=Nd1 by=rest
84800.000 touched side=white square=g4 piece=P
104800.000 touched side=white square=f5 piece=p
104800.000 released side=white from=g4 square=f5 piece=P
104800.000 made ply=5 side=white uci=g4f5 san=gxf5
104800.000 touched side=black square=d1 piece=n
105900.000 released side=black from=d1 square=e3 piece=n
105900.000 completed ply=5 side=white uci=g4f5 san=gxf5 by=answer
105900.000 made ply=6 side=black uci=d1e3 san=Ne3
107900.000 completed ply=6 side=black uci=d1e3 san=Ne3 by=rest
125400.000 touched side=white square=a1 piece=K
126500.000 released side=white from=a1 square=a2 piece=K
126500.000 made ply=7 side=white uci=a1a2 san=Ka2
128500.000 completed ply=7 side=white uci=a1a2 san=Ka2 by=rest
147100.000 withdrawn ply=7 uci=a1a2 why=changed
147100.000 withdrawn ply=6 uci=d1e3 why=changed
147100.000 withdrawn ply=5 uci=g4f5 why=changed
147100.000 made ply=5 side=white uci=g4h5 san=gxh5
147100.000 completed ply=5 side=white uci=g4h5 san=gxh5 by=answer
147100.000 made ply=6 side=black uci=d1e3 san=Ne3
147100.000 completed ply=6 side=black uci=d1e3 san=Ne3 by=answer
147100.000 made ply=7 side=white uci=a1a2 san=Ka2
147100.000 completed ply=7 side=white uci=a1a2 san=Ka2 by=answer
147100.000 made ply=8 side=black uci=f5f4 san=f4
147100.000 completed ply=8 side=black uci=f5f4 san=f4 by=rest
166600.000 touched side=white square=a2 piece=K
167700.000 released side=white from=a2 square=a3 piece=K
167700.000 made ply=9 side=white uci=a2a3 san=Ka3
169700.000 completed ply=9 side=white uci=a2a3 san=Ka3 by=rest
