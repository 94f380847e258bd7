# Without a game there is nobody to be told but by the board's health.
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
