# An offer that the arbiter's position overtakes has lapsed, and so has one in a game that ends.
set TimeControl=5400+30
1000 press black
2000 lift e2
+300 place e4
+300 ! offer-draw white
+300 press white
+1000 ! set-position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
+1000 lift e4
+300 place e2
+1000 ! resume
+1000 ! offer-draw black
+1000 ! offer-draw white
+1000 ! resign white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 draw-offer side=white what=offered
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
3900.000 game state=paused by=arbiter
3900.000 clock why=pause
3900.000 draw-offer side=white what=lapsed
3900.000 game state=paused
3900.000 game state=irregular
5700.000 game state=restored
6200.000 game state=resumed
6200.000 clock running=white why=resume
7200.000 draw-offer side=black what=offered
8200.000 draw-offer side=white what=offered
9200.000 clock why=pause
9200.000 draw-offer side=white what=lapsed
9200.000 draw-offer side=black what=lapsed
9200.000 game state=ended result=0-1 reason=resignation article=5.1.2
