# King and rook change places on a board that recognises them.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
shows 4k3/8/8/8/8/8/8/5KR1
1000 press black
2000 shows 4k3/8/8/8/8/8/8/6R1
2400 shows 4k3/8/8/8/8/8/8/8
2900 shows 4k3/8/8/8/8/8/8/5R2
3300 shows 4k3/8/8/8/8/8/8/5RK1
4300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2400.000 touched side=white square=g1 piece=R
3800.000 released side=white from=g1 square=f1 piece=R
3800.000 released side=white from=f1 square=g1 piece=K
3800.000 made ply=1 side=white uci=f1g1 san=O-O
4300.000 completed ply=1 side=white uci=f1g1 san=O-O by=clock
4300.000 clock running=black why=press
