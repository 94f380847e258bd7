# From the next square the captured piece is pushed off its reed when the other has hardly left its
# own: where that stands 149 ms later, one hand has swept the piece off.
set Fen=4k3/8/8/8/8/8/7r/R3K2R w KQ - 0 1
1000 press black
2000 lift h1
+10 lift h2
+149 place h2
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
2010.000 touched side=white square=h2 piece=r
2659.000 released side=white from=h1 square=h2 piece=R
2659.000 made ply=1 side=white uci=h1h2 san=Rxh2
3059.000 completed ply=1 side=white uci=h1h2 san=Rxh2 by=clock
3059.000 clock running=black why=press
