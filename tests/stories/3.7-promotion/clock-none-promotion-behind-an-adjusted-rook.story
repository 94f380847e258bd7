# Without levers the rook on c1 is put right, and Black holds his pawn for five seconds before it
# goes to b1.
set Clock=none
set Fen=8/6k1/3P4/p7/P5Bp/R6P/1p1N4/2R2KNR w - - 1 39
1000 ! start
3000 lift g4
+600 place f5
+25000 lift c1
+800 place c1
+1085 lift b2
+5000 place b1
+20000 lift f1
+600 place g2
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=g4 piece=B
4100.000 released side=white from=g4 square=f5 piece=B
4100.000 made ply=1 side=white uci=g4f5 san=Bf5
6100.000 completed ply=1 side=white uci=g4f5 san=Bf5 by=rest
28600.000 touched side=white square=c1 piece=R
29900.000 released side=white from=c1 square=c1 piece=R
30485.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=white ply=1 confidence=possible evidence={"square":"c1","sides":["white","black"]}
30485.000 touched side=black square=b2 piece=p
37485.000 released side=black from=b2 square=b1 piece=q
37485.000 made ply=2 side=black uci=b2b1q san=b1=Q
37485.000 promotion ply=2 piece=q source=assumed uci=b2b1q san=b1=Q
39485.000 completed ply=2 side=black uci=b2b1q san=b1=Q by=rest
55485.000 touched side=white square=f1 piece=K
56585.000 released side=white from=f1 square=g2 piece=K
56585.000 made ply=3 side=white uci=f1g2 san=Kg2
58585.000 completed ply=3 side=white uci=f1g2 san=Kg2 by=rest
