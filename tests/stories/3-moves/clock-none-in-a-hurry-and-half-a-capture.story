# In a hurry the king is lifted before the piece that he captures: while that still stands, he has
# not captured it.
set Clock=none
set Fen=6k1/5p2/8/3q4/5R2/2N5/6P1/6K1 w - - 0 1
1000 ! start
1614 lift f7
1895 lift f4
2172 place f7
2404 lift d5
2600 lift g2
2964 place g2
3442 lift g1
3647 lift g2
4061 place g2
+9000 rest
---
0.000 game state=ready
1000.000 game state=started
1614.000 touched side=white square=f7 piece=p
1895.000 touched side=white square=f4 piece=R
2404.000 released side=white from=f4 square=f7 piece=R
2404.000 made ply=1 side=white uci=f4f7 san=Rxf7
2404.000 touched side=black square=d5 piece=q
2600.000 touched side=black square=g2 piece=P
3442.000 released side=black from=d5 square=g2 piece=q
3442.000 completed ply=1 side=white uci=f4f7 san=Rxf7 by=answer
3442.000 made ply=2 side=black uci=d5g2 san=Qxg2+
3442.000 touched side=white square=g1 piece=K
3647.000 touched side=white square=g2 piece=q
4561.000 released side=white from=g1 square=g2 piece=K
4561.000 completed ply=2 side=black uci=d5g2 san=Qxg2+ by=answer
4561.000 made ply=3 side=white uci=g1g2 san=Kxg2
6561.000 completed ply=3 side=white uci=g1g2 san=Kxg2 by=rest
