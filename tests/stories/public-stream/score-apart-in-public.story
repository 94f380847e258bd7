# The public hears the score, and of no penalty.
set Edition=2023
show public
1000 press black
2000 lift e2
+300 place e4
+600 press white
+1000 lift e7
+300 place e5
+600 press black
+1000 ! resign white
+1000 ! penalty black points 0.5
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
4800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4800.000 clock running=white why=press
5800.000 clock why=pause
5800.000 game state=ended result=0-1 reason=resignation article=5.1.2
6800.000 game state=ended result=0-1/2 reason=resignation article=5.1.2
