# In play the new queen stands before the pawn is taken off, where the opponent waits for the move.
set Clock=none
set PlayRestTime=0.6
set Fen=1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1
2000 lift b8
+600 place b8
+900 lift a7
+8000 rest
---
0.000 game state=ready
0.000 game state=started
2000.000 touched side=white square=b8 piece=n
3500.000 touched side=white square=a7 piece=P
4000.000 released side=white from=a7 square=b8 piece=Q
4000.000 made ply=1 side=white uci=a7b8q san=axb8=Q+
4000.000 promotion ply=1 piece=Q source=assumed uci=a7b8q san=axb8=Q+
4600.000 completed ply=1 side=white uci=a7b8q san=axb8=Q+ by=rest
