# Black accepts a draw before he has moved, and each player must have made a move (5.2.3).
# In 2001 that is a draw (5.2).
editions 2001 2017 2018 2023
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
[2001] 3100.000 draw-offer side=black what=accepted
[2001] 3100.000 clock why=pause
[2001] 3100.000 game state=ended result=1/2-1/2 reason=agreement article=5.2c
[2017 2018 2023] 3100.000 refused accept-draw
