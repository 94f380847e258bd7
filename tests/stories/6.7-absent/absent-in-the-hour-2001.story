# White comes 50 minutes late, which 2001 allows (6.7).
set Edition=2001
1000 press black
+3000000 ! arrived white
+3000000 lift e2
+300 place e4
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
6001000.000 touched side=white square=e2 piece=P
6001800.000 released side=white from=e2 square=e4 piece=P
6001800.000 made ply=1 side=white uci=e2e4 san=e4
6001900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
6001900.000 clock running=black why=press
