# In play an opponent who is not at the board may give up while the rook is in White's hand.
set Clock=none
set PlayRestTime=0.6
set Fen=6k1/5ppp/8/2n5/8/p1R5/5PPP/6K1 w - - 0 1
+1000 lift g2
+400 place g3
+3000 lift g7
+400 place g6
+3000 lift c3
+9000 ! result 1/2-1/2
---
0.000 game state=ready
0.000 game state=started
1000.000 touched side=white square=g2 piece=P
1900.000 released side=white from=g2 square=g3 piece=P
1900.000 made ply=1 side=white uci=g2g3 san=g3
2500.000 completed ply=1 side=white uci=g2g3 san=g3 by=rest
4400.000 touched side=black square=g7 piece=p
5300.000 released side=black from=g7 square=g6 piece=p
5300.000 made ply=2 side=black uci=g7g6 san=g6
5900.000 completed ply=2 side=black uci=g7g6 san=g6 by=rest
16800.000 game state=ended result=1/2-1/2 reason=arbiter
