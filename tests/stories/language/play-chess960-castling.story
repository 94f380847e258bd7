# "play" castles by changing places, and by the rook alone, whose king need not be touched (II.3.2).
set Variant=chess960
set Fen=1rk5/8/8/8/8/8/8/5KR1 w Gb - 0 1
1000 press black
play O-O O-O-O
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=f1 piece=K
1800.000 touched side=white square=g1 piece=R
2900.000 released side=white from=f1 square=g1 piece=K
2900.000 released side=white from=g1 square=f1 piece=R
2900.000 made ply=1 side=white uci=f1g1 san=O-O
3000.000 completed ply=1 side=white uci=f1g1 san=O-O by=clock
3000.000 clock running=black why=press
3500.000 touched side=black square=b8 piece=r
4300.000 released side=black from=b8 square=d8 piece=r
4300.000 made ply=2 side=black uci=c8b8 san=O-O-O
4400.000 completed ply=2 side=black uci=c8b8 san=O-O-O by=clock
4400.000 clock running=white why=press
