# Without levers a rook slides over a reed that stays closed from then on: the move before it
# stands, and where the rook went the moves behind it show.
set Clock=none
set Fen=3r2k1/p4ppp/P3p3/1pp1P3/3q4/1P1P4/2P3PP/R2Q3K b - - 0 22
1000 ! start
2000 lift e5
+900 lift d4
+500 place e5
+70000 lift a1
+90 place a2
+110 lift a2
+60 place a3
+110 lift a3
+60 place a4
+200 place a5
+90000 lift b5
+400 place b4
+40000 lift d1
+300 place g1
+4000 lift d8
+300 place d5
+4000 lift a5
+300 place b5
+4000 lift h7
+300 place h5
+4000 lift b5
+300 place b7
+4000 lift e5
+300 place e2
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=black square=e5 piece=P
2900.000 touched side=black square=d4 piece=q
3900.000 released side=black from=d4 square=e5 piece=q
3900.000 made ply=1 side=black uci=d4e5 san=Qxe5
5900.000 completed ply=1 side=black uci=d4e5 san=Qxe5 by=rest
73400.000 touched side=white square=a1 piece=R
79530.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["a1"],"unexpected":["a4","a5"]}
79530.000 released side=white from=a1 square=a4 piece=R
79530.000 made ply=2 side=white uci=a1a4 san=Ra4
79530.000 ruling id=1 alert=1 decision=lapsed lasted_ms=0 ply=2 last_ply=2
164030.000 touched side=white square=b5 piece=p
164030.000 completed ply=2 side=white uci=a1a4 san=Ra4 by=rest
213830.000 withdrawn ply=2 uci=a1a4 why=changed
213830.000 made ply=2 side=white uci=a1a5 san=Ra5
213830.000 completed ply=2 side=white uci=a1a5 san=Ra5 by=answer
213830.000 made ply=3 side=black uci=b5b4 san=b4
213830.000 completed ply=3 side=black uci=b5b4 san=b4 by=answer
213830.000 made ply=4 side=white uci=d1g1 san=Qg1
213830.000 completed ply=4 side=white uci=d1g1 san=Qg1 by=answer
213830.000 made ply=5 side=black uci=d8d5 san=Rd5
213830.000 completed ply=5 side=black uci=d8d5 san=Rd5 by=answer
213830.000 made ply=6 side=white uci=a5b5 san=Rb5
213830.000 completed ply=6 side=white uci=a5b5 san=Rb5 by=rest
217330.000 touched side=black square=h7 piece=p
218130.000 released side=black from=h7 square=h5 piece=p
218130.000 made ply=7 side=black uci=h7h5 san=h5
220130.000 completed ply=7 side=black uci=h7h5 san=h5 by=rest
221630.000 touched side=white square=b5 piece=R
222430.000 released side=white from=b5 square=b7 piece=R
222430.000 made ply=8 side=white uci=b5b7 san=Rb7
224430.000 completed ply=8 side=white uci=b5b7 san=Rb7 by=rest
225930.000 touched side=black square=e5 piece=q
226730.000 released side=black from=e5 square=e2 piece=q
226730.000 made ply=9 side=black uci=e5e2 san=Qe2
228730.000 completed ply=9 side=black uci=e5e2 san=Qe2 by=rest
