# White's king was set up wrongly, Black's was not, and may castle (A.5.1.2).
set Edition=2023
set Format=rapid
set Fen=r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R2KQ2R b kq - 0 12
1000 press white
2000 lift e8
+400 place g8
+400 lift h8
+300 place f8
+900 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=e8 piece=k
2800.000 touched side=black square=h8 piece=r
3600.000 released side=black from=e8 square=g8 piece=k
3600.000 released side=black from=h8 square=f8 piece=r
3600.000 made ply=1 side=black uci=e8g8 san=O-O
4000.000 completed ply=1 side=black uci=e8g8 san=O-O by=clock
4000.000 clock running=white why=press
