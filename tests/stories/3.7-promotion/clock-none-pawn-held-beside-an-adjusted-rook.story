# Without a clock White puts his rook right, and Black thinks for twenty seconds with the pawn in
# his hand. It has not taken the rook, which would be mate.
set Clock=none
set Fen=7k/8/8/8/4B3/8/1p3PPP/2R3K1 w - - 0 1
1000 ! start
3000 lift e4
+600 place f5
+5000 lift c1
+800 place c1
+5000 lift b2
+20000 place b1
+5000 lift c1
+500 lift b1
+500 place b1
+9000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=e4 piece=B
4100.000 released side=white from=e4 square=f5 piece=B
4100.000 made ply=1 side=white uci=e4f5 san=Bf5
6100.000 completed ply=1 side=white uci=e4f5 san=Bf5 by=rest
8600.000 touched side=white square=c1 piece=R
9900.000 released side=white from=c1 square=c1 piece=R
14400.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=white ply=1 confidence=possible evidence={"square":"c1","sides":["white","black"]}
14400.000 touched side=black square=b2 piece=p
36400.000 released side=black from=b2 square=b1 piece=q
36400.000 made ply=2 side=black uci=b2b1q san=b1=Q
36400.000 promotion ply=2 piece=q source=assumed uci=b2b1q san=b1=Q
38400.000 completed ply=2 side=black uci=b2b1q san=b1=Q by=rest
39400.000 touched side=white square=c1 piece=R
39900.000 touched side=white square=b1 piece=q
40900.000 released side=white from=c1 square=b1 piece=R
40900.000 made ply=3 side=white uci=c1b1 san=Rxb1
42900.000 completed ply=3 side=white uci=c1b1 san=Rxb1 by=rest
