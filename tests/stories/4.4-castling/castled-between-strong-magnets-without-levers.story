# Without levers the queen on d1 holds the reed that the king leaves, and he that of the rook: only
# the squares where they come to show castling, one after the other.
set Clock=none
set Fen=4k3/4p3/8/8/8/8/4P3/3QK2R w K - 0 1
1000 ! start
+5000 place g1
+4000 place f1
+6000 lift e7
+500 place e6
+6000 lift d1
+40 lift e1
+500 place d5
+6000 lift e8
+500 place e7
+6000 lift g1
+40 lift h1
+500 place h2
+6000 rest
---
0.000 game state=ready
1000.000 game state=started
16000.000 touched side=white square=e7 piece=p
21500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["e7"],"unexpected":["f1","g1","e6"]}
23540.000 made ply=1 side=white uci=e1g1 san=O-O
23540.000 completed ply=1 side=white uci=e1g1 san=O-O by=answer
23540.000 made ply=2 side=black uci=e7e6 san=e6
23540.000 completed ply=2 side=black uci=e7e6 san=e6 by=answer
23540.000 made ply=3 side=white uci=d1d5 san=Qd5
23540.000 completed ply=3 side=white uci=d1d5 san=Qd5 by=rest
23540.000 ruling id=1 alert=1 decision=lapsed lasted_ms=2040 ply=1 last_ply=3
29040.000 touched side=black square=e8 piece=k
30040.000 released side=black from=e8 square=e7 piece=k
30040.000 made ply=4 side=black uci=e8e7 san=Ke7
32040.000 completed ply=4 side=black uci=e8e7 san=Ke7 by=rest
35540.000 touched side=white square=g1 piece=K
36580.000 released side=white from=g1 square=h2 piece=K
36580.000 made ply=5 side=white uci=g1h2 san=Kh2
38580.000 completed ply=5 side=white uci=g1h2 san=Kh2 by=rest
