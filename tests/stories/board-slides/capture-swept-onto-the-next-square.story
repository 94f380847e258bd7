# The captured piece is swept aside, and felt on the next square until it is taken away.
set Fen=r2n2k1/8/8/8/8/8/8/R2R2K1 w - - 0 1
500 press black
1000 lift d1
1840 lift d8
1880 place d8
1940 place c8
2580 lift c8
3760 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=d1 piece=R
1840.000 touched side=white square=d8 piece=n
2440.000 released side=white from=d1 square=d8 piece=R
2440.000 made ply=1 side=white uci=d1d8 san=Rxd8+
3760.000 completed ply=1 side=white uci=d1d8 san=Rxd8+ by=clock
3760.000 clock running=black why=press
