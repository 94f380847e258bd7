# Without levers the king castles beside the reed of his square and is put right two moves later:
# the record then has all of them, and no move of the king alone was told.
set Clock=none
set Fen=r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8
1000 ! start
2000 lift e1
+900 lift a1
+400 place d1
+20000 lift e8
+300 place g8
+300 lift h8
+300 place f8
+9000 lift h2
+300 place h3
+5000 place c1
+4000 lift h7
+300 place h6
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e1 piece=K
2900.000 touched side=white square=a1 piece=R
29700.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["a1","e1","e8","h8"],"unexpected":["d1","f8","g8"]}
39000.000 made ply=1 side=white uci=e1c1 san=O-O-O
39000.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=answer
39000.000 made ply=2 side=black uci=e8g8 san=O-O
39000.000 completed ply=2 side=black uci=e8g8 san=O-O by=answer
39000.000 made ply=3 side=white uci=h2h3 san=h3
39000.000 completed ply=3 side=white uci=h2h3 san=h3 by=rest
39000.000 ruling id=1 alert=1 decision=lapsed lasted_ms=9300 ply=1 last_ply=3
42500.000 touched side=black square=h7 piece=p
43300.000 released side=black from=h7 square=h6 piece=p
43300.000 made ply=4 side=black uci=h7h6 san=h6
45300.000 completed ply=4 side=black uci=h7h6 san=h6 by=rest
