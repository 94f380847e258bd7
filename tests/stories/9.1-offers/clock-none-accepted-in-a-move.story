# Without clocks White has taken the rook up, Black offers a draw, and White accepts: no move is
# guessed, which would decline the offer.
set Clock=none
set Fen=6k1/5ppp/8/2n5/8/p7/5PPP/2R3K1 w - - 0 1
1000 ! start
+1000 lift g2
+400 place g3
+3000 lift g7
+400 place g6
+3000 lift c1
+3000 ! offer-draw black
+3000 ! accept-draw
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
11800.000 draw-offer side=black what=offered
14800.000 draw-offer side=white what=accepted
14800.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
