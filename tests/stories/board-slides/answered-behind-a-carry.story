# Black's king leaves 150 ms after White's queen: she may have swept the rook off d8 by then, and it
# answers that, or it does not; nothing more is told while it may be either.
set Fen=3r2k1/5ppp/8/8/8/8/8/3QK3 w - - 0 1
1000 press black
2000 lift d1
+150 lift g8
+300 place f8
+900 press black
+6000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d1 piece=Q
