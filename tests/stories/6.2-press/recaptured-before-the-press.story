# Two moves are not pressed, the second captures, and so does the answer: its press completes all
# three.
set Fen=r5k1/pp3pp1/4rn2/3p4/3P2q1/1P2PpQ1/P1RN1P1P/2R4K b - - 0 25
500 press white
1000 lift f6
1400 place e4
7000 lift e4
7600 lift d2
8100 place e4
12100 lift e4
12900 lift g4
13500 place e4
14400 press black
18000 lift c2
18500 place c7
19300 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
1000.000 touched side=black square=f6 piece=n
1900.000 released side=black from=f6 square=e4 piece=n
1900.000 made ply=1 side=black uci=f6e4 san=Ne4
7000.000 touched side=white square=e4 piece=n
7600.000 touched side=white square=d2 piece=N
8600.000 released side=white from=d2 square=e4 piece=N
8600.000 made ply=2 side=white uci=d2e4 san=Nxe4
12100.000 touched side=black square=e4 piece=N
12900.000 touched side=black square=g4 piece=q
14000.000 released side=black from=g4 square=e4 piece=q
14000.000 made ply=3 side=black uci=g4e4 san=Qxe4
14400.000 completed ply=1 side=black uci=f6e4 san=Ne4 by=next-move
14400.000 completed ply=2 side=white uci=d2e4 san=Nxe4 by=answer
14400.000 completed ply=3 side=black uci=g4e4 san=Qxe4 by=clock
14400.000 clock running=white why=press
18000.000 touched side=white square=c2 piece=R
19000.000 released side=white from=c2 square=c7 piece=R
19000.000 made ply=4 side=white uci=c2c7 san=Rc7
19300.000 completed ply=4 side=white uci=c2c7 san=Rc7 by=clock
19300.000 clock running=black why=press
