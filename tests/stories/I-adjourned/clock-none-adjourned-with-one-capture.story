# Without clocks a rook that could take one piece only is in the hand, and the game is adjourned.
set Clock=none
set Fen=6k1/5ppp/8/2n5/8/2R5/5PPP/6K1 w - - 0 1
1000 ! start
+1000 lift g2
+400 place g3
+3000 lift g7
+400 place g6
+3000 lift c3
+9000 ! adjourn
+5000 ! resume
+3000 place c4
+3000 lift h7
+400 place h5
+3000 lift c4
+400 place c1
+3000 lift g8
+400 place g7
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=g2 piece=P
2900.000 released side=white from=g2 square=g3 piece=P
2900.000 made ply=1 side=white uci=g2g3 san=g3
4900.000 completed ply=1 side=white uci=g2g3 san=g3 by=rest
5400.000 touched side=black square=g7 piece=p
6300.000 released side=black from=g7 square=g6 piece=p
6300.000 made ply=2 side=black uci=g7g6 san=g6
8300.000 completed ply=2 side=black uci=g7g6 san=g6 by=rest
17800.000 game state=adjourned
22800.000 game state=resumed
22800.000 touched side=white square=c3 piece=R
27800.000 released side=white from=c3 square=c4 piece=R
27800.000 made ply=3 side=white uci=c3c4 san=Rc4
28800.000 touched side=black square=h7 piece=p
29700.000 released side=black from=h7 square=h5 piece=p
29700.000 completed ply=3 side=white uci=c3c4 san=Rc4 by=answer
29700.000 made ply=4 side=black uci=h7h5 san=h5
31700.000 completed ply=4 side=black uci=h7h5 san=h5 by=rest
32200.000 touched side=white square=c4 piece=R
33100.000 released side=white from=c4 square=c1 piece=R
33100.000 made ply=5 side=white uci=c4c1 san=Rc1
35100.000 completed ply=5 side=white uci=c4c1 san=Rc1 by=rest
35600.000 touched side=black square=g8 piece=k
36500.000 released side=black from=g8 square=g7 piece=k
36500.000 made ply=6 side=black uci=g8g7 san=Kg7
38500.000 completed ply=6 side=black uci=g8g7 san=Kg7 by=rest
