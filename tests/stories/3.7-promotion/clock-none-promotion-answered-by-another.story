# Without a clock White declares a queen, and Black a knight: neither is said of the other's pawn.
set Clock=none
set Fen=4k3/7P/8/8/8/8/p7/4K3 w - - 0 1
1000 ! start
+2000 lift h7
+2900 place h8
+360 ! promote Q
+20000 lift a2
+2000 place a1
+140 ! promote N
+20000 lift e1
+600 place e2
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=h7 piece=P
6400.000 released side=white from=h7 square=h8 piece=Q
6400.000 made ply=1 side=white uci=h7h8q san=h8=Q+
6400.000 promotion ply=1 piece=Q source=declared uci=h7h8q san=h8=Q+
8400.000 completed ply=1 side=white uci=h7h8q san=h8=Q+ by=rest
26260.000 touched side=black square=a2 piece=p
28760.000 released side=black from=a2 square=a1 piece=p
48400.000 touched side=white square=e1 piece=K
49500.000 released side=white from=e1 square=e2 piece=K
49500.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=2 confidence=certain evidence={"from":"a2","to":"a1","missing":["a2"],"unexpected":["a1"],"penalty":{"kind":"add-opponent","seconds":120}}
49500.000 made ply=3 side=white uci=e1e2 san=Ke2+
51500.000 completed ply=3 side=white uci=e1e2 san=Ke2+ by=rest
