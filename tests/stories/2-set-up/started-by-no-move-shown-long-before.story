# A move is shown on the start position, and White's lever is pressed long after, as the clock is
# set: no game begins. Put back and pressed by Black, it does.
set TimeControl=300+3
2000 lift e2
+300 place e4
+400000 press white
+5000 lift e4
+300 place e2
+2000 press black
---
0.000 game state=ready
407615.000 game state=ready
409600.000 game state=started
409600.000 clock running=white why=start
