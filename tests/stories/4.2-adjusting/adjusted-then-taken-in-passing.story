# An adjustment was announced; once the pawn stands on c6 the one that it takes is no more adjusted.
set Fen=1k2rr2/1p1b2pp/3p1b2/2pPn3/3N3P/1P6/PBP2P2/2KBR2R w - c6 0 24
500 press black
1000 ! adjust c5
2350 lift c5
2888 place c5
3794 lift e5
3850 place e5
4240 lift d5
4690 place c6
5324 lift c5
6128 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
3388.000 adjusted side=white squares=["c5"]
4240.000 touched side=white square=d5 piece=P
5190.000 released side=white from=d5 square=c6 piece=P
5324.000 touched side=white square=c5 piece=p
5824.000 made ply=1 side=white uci=d5c6 san=dxc6
6128.000 completed ply=1 side=white uci=d5c6 san=dxc6 by=clock
6128.000 clock running=black why=press
