# Without levers: a pawn falls as another is moved, and is set up on the square that this one has
# left; the opponent answers. That may be a legal move, and nobody is accused for certain.
set Clock=none
1000 ! start
play e2e4 e7e5
+3000 lift g2
+300 place g3
+120 lift h2
+1100 place g2
+5000 lift g7
+300 place g6
+500 lift g2
+300 place h2
+5000 lift f1
+400 place g2
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2300.000 touched side=black square=e7 piece=p
3100.000 released side=black from=e7 square=e5 piece=p
3100.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
3100.000 made ply=2 side=black uci=e7e5 san=e5
5100.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
5600.000 touched side=white square=g2 piece=P
6020.000 touched side=white square=h2 piece=P
6520.000 released side=white from=g2 square=g3 piece=P
7620.000 released side=white from=h2 square=g2 piece=P
12120.000 touched side=black square=g7 piece=p
12920.000 released side=black from=g7 square=g6 piece=p
12920.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=3 confidence=possible evidence={"from":"h2","to":"g3","missing":["h2"],"unexpected":["g3"],"penalty":{"kind":"add-opponent","seconds":120}}
12920.000 made ply=4 side=black uci=g7g6 san=g6
12920.000 touched side=white square=g2 piece=P
19120.000 ruling id=1 alert=1 decision=lapsed
19120.000 withdrawn ply=4 uci=g7g6 why=changed
19120.000 made ply=3 side=white uci=g2g3 san=g3
19120.000 completed ply=3 side=white uci=g2g3 san=g3 by=answer
19120.000 made ply=4 side=black uci=g7g6 san=g6
19120.000 completed ply=4 side=black uci=g7g6 san=g6 by=answer
19120.000 made ply=5 side=white uci=f1g2 san=Bg2
19120.000 completed ply=5 side=white uci=f1g2 san=Bg2 by=rest
