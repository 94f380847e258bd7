# A pawn that White leaves on h8 for a second tells that Black has captured on f2 before; the knight
# that he then takes for it, and declares, is what it becomes.
set Clock=none
set Fen=B3B3/2k4P/3N2b1/8/4p3/4K3/P2N1R2/R1B4n b - - 0 58
1000 ! start
3000 lift h1
+700 lift f2
+45 place f2
+20000 lift h7
+600 place h8
+1000 lift h8
+2700 place h8
+250 ! promote N
+20000 lift c7
+600 place b8
+20000 lift c1
+600 place b2
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=black square=h1 piece=n
24845.000 made ply=1 side=black uci=h1f2 san=Nxf2
24845.000 completed ply=1 side=black uci=h1f2 san=Nxf2 by=answer
24845.000 made ply=2 side=white uci=h7h8q san=h8=Q
24845.000 promotion ply=2 piece=Q source=assumed uci=h7h8q san=h8=Q
24845.000 completed ply=2 side=white uci=h7h8q san=h8=Q by=rest
25345.000 touched side=black square=h8 piece=Q
28295.000 promotion ply=2 piece=N source=declared uci=h7h8n san=h8=N
48295.000 touched side=black square=c7 piece=k
49395.000 released side=black from=c7 square=b8 piece=k
49395.000 made ply=3 side=black uci=c7b8 san=Kb8
51395.000 completed ply=3 side=black uci=c7b8 san=Kb8 by=rest
68895.000 touched side=white square=c1 piece=B
69995.000 released side=white from=c1 square=b2 piece=B
69995.000 made ply=4 side=white uci=c1b2 san=Bb2
71995.000 completed ply=4 side=white uci=c1b2 san=Bb2 by=rest
