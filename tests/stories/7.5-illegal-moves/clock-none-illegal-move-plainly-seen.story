# Without clocks a rook goes where no legal move takes it, and is answered: the reeds have shown it
# plainly, and no legal move beside something wrong is likelier.
set Clock=none
1000 ! start
+1000 lift e2
+300 place e4
+3000 lift e7
+300 place e5
+3000 lift g1
+300 place f3
+3000 lift b8
+300 place c6
+3000 lift h1
+400 place d6
+3000 lift h7
+300 place h6
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
4800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
5300.000 touched side=black square=e7 piece=p
6100.000 released side=black from=e7 square=e5 piece=p
6100.000 made ply=2 side=black uci=e7e5 san=e5
8100.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
8600.000 touched side=white square=g1 piece=N
9400.000 released side=white from=g1 square=f3 piece=N
9400.000 made ply=3 side=white uci=g1f3 san=Nf3
11400.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
11900.000 touched side=black square=b8 piece=n
12700.000 released side=black from=b8 square=c6 piece=n
12700.000 made ply=4 side=black uci=b8c6 san=Nc6
14700.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=rest
15200.000 touched side=white square=h1 piece=R
16100.000 released side=white from=h1 square=d6 piece=R
18600.000 touched side=black square=h7 piece=p
19400.000 released side=black from=h7 square=h6 piece=p
19400.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=5 confidence=certain evidence={"from":"h1","to":"d6","missing":["h1"],"unexpected":["d6"],"penalty":{"kind":"add-opponent","seconds":120}}
19400.000 made ply=6 side=black uci=h7h6 san=h6
21400.000 completed ply=6 side=black uci=h7h6 san=h6 by=rest
