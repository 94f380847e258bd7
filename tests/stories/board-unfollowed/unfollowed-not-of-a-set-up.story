# Pieces are being set up, piece by piece, when the daemon begins: nothing is said.
stands ffff000000000000
4000 place a1
+4000 place b1 c1
+4000 place d1 e1 f1 g1 h1
+4000 place a2 b2 c2
+4000 place d2 e2 f2 g2
+4000 place h2
+2000 press black
---
24015.000 game state=ready
26000.000 game state=started
26000.000 clock running=white why=start
