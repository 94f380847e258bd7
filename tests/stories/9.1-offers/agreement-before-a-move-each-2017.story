# Black accepts before having moved: each player must have made a move (5.2.3).
set Edition=2017
1000 press black
+500 lift e2
+300 place e4
+700 ! offer-draw white
+100 press white
+500 ! accept-draw
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2500.000 draw-offer side=white what=offered
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3100.000 refused accept-draw
