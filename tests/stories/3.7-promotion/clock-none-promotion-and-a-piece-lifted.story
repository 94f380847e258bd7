# Without levers a pawn promotes while another reed opens: nobody knows that it is still a pawn.
set Clock=none
set Format=blitz
set Fen=rnbqk1nr/ppp2ppp/8/4P3/1BP5/8/PP2KpPP/RN1Q1BNR b kq - 1 7
1000 ! start
2300 lift g1
+300 lift f2
+10 ! promote N
+300 place g1
+400 lift h8
+1500 rest
+300 place h8
+2300 lift e2
+300 place e1
+12000 rest
---
0.000 game state=ready
1000.000 game state=started
2300.000 touched side=black square=g1 piece=N
2600.000 touched side=black square=f2 piece=p
3310.000 touched side=black square=h8 piece=r
5610.000 released side=black from=f2 square=g1 piece=n
5610.000 released side=black from=h8 square=h8 piece=r
5610.000 made ply=1 side=black uci=f2g1n san=fxg1=N+
7610.000 completed ply=1 side=black uci=f2g1n san=fxg1=N+ by=rest
7610.000 touched side=white square=e2 piece=K
8210.000 released side=white from=e2 square=e1 piece=K
8210.000 made ply=2 side=white uci=e2e1 san=Ke1
10210.000 completed ply=2 side=white uci=e2e1 san=Ke1 by=rest
