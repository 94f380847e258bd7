# Without levers a pawn pushes off what it takes, and the hand knocks two pieces over and sets them
# up. That the pawn took one of these is possible, no more: it has fallen with the other.
set Clock=none
set Fen=r4rk1/pb6/1P6/8/2P5/8/8/R5K1 b - - 0 1
1000 ! start
+3000 lift a7
+1200 lift b7
+100 lift c4
+2000 place b7
+800 place c4
+9000 lift a8
+900 lift a1
+800 place a8
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
4000.000 touched side=black square=a7 piece=p
5200.000 touched side=black square=b7 piece=b
5300.000 touched side=black square=c4 piece=P
7800.000 released side=black from=b7 square=b7 piece=b
8600.000 released side=black from=a7 square=c4 piece=p
17100.000 touched side=white square=a8 piece=r
18000.000 touched side=white square=a1 piece=R
19300.000 released side=white from=a1 square=a8 piece=R
19300.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=1 confidence=possible evidence={"from":"a7","to":"c4","captured":"c4","missing":["a7"],"penalty":{"kind":"add-opponent","seconds":120}}
19300.000 made ply=2 side=white uci=a1a8 san=Rxa8
21300.000 completed ply=2 side=white uci=a1a8 san=Rxa8 by=rest
