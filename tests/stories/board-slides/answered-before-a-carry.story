# Black's king leaves 149 ms after White's queen: no hand has carried her to d8 by then, so that it
# answers no capture there, and it was White who touched the king.
set Fen=3r2k1/5ppp/8/8/8/8/8/3QK3 w - - 0 1
1000 press black
2000 lift d1
+149 lift g8
+300 place f8
+900 press black
+6000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d1 piece=Q
2149.000 touched side=white square=g8 piece=k
