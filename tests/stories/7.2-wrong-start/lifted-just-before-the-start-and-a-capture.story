# Black has the queen in the hand before White's lever is down, and takes the pawn off just after
# it: a quarter of a second lies between, and one hand has done it.
set Fen=3qk3/8/8/3P4/8/8/8/4K3 b - - 0 1
1000 lift d8
1250 press white
1270 lift d5
1750 place d5
2400 press black
5000 rest
---
0.000 game state=ready
1250.000 game state=started
1250.000 clock running=black why=start
1250.000 touched side=black square=d8 piece=q
1270.000 touched side=black square=d5 piece=P
2250.000 released side=black from=d8 square=d5 piece=q
2250.000 made ply=1 side=black uci=d8d5 san=Qxd5
2400.000 completed ply=1 side=black uci=d8d5 san=Qxd5 by=clock
2400.000 clock running=white why=press
