# The public hears no announcement, and nothing that differs: it sees what is completed (12.6).
set VisuallyDisabled=black
show public
1000 press black
+1000 lift e2
+300 place e4
+3000 press white
+1000 second lift e2
+500 second place e3
+3000 second lift e3
+500 second place e4
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
5300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
5300.000 clock running=black why=press
