# White makes the last move, sets the bishop down beside its reed, and offers a draw with it. Black
# accepts: the move was made.
set Clock=none
1000 ! start
+1000 lift e2
+400 place e4
+3000 lift e7
+400 place e5
+3000 lift f1
+400 place b5
+3000 lift b8
+400 place c6
+3000 lift b5
+400 lift c6
+3000 ! offer-draw white
+3000 ! accept-draw
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2900.000 released side=white from=e2 square=e4 piece=P
2900.000 made ply=1 side=white uci=e2e4 san=e4
4900.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
5400.000 touched side=black square=e7 piece=p
6300.000 released side=black from=e7 square=e5 piece=p
6300.000 made ply=2 side=black uci=e7e5 san=e5
8300.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
8800.000 touched side=white square=f1 piece=B
9700.000 released side=white from=f1 square=b5 piece=B
9700.000 made ply=3 side=white uci=f1b5 san=Bb5
11700.000 completed ply=3 side=white uci=f1b5 san=Bb5 by=rest
12200.000 touched side=black square=b8 piece=n
13100.000 released side=black from=b8 square=c6 piece=n
13100.000 made ply=4 side=black uci=b8c6 san=Nc6
15100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=rest
19000.000 draw-offer side=white what=offered
22000.000 made ply=5 side=white uci=b5c6 san=Bxc6
22000.000 completed ply=5 side=white uci=b5c6 san=Bxc6 by=rest
22000.000 draw-offer side=black what=accepted
22000.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
