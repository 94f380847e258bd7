# A board that fails before any game is told by its health alone, since there is nobody else to
# tell.
0 fault
+5000 ! start
+5000 answers
+1000 press black
+5000 rest
---
0.000 game state=ready
5000.000 refused start
11000.000 game state=started
11000.000 clock running=white why=start
