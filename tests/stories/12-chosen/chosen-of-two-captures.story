# The knight took without a trace: the arbiter chooses what, and the game goes on from there.
editions 2001 2023
set Fen=2b3k1/3n4/2p5/4N3/8/8/8/6K1 w - - 0 1
500 press black
1000 lift e5
2500 press white
+100 candidates
+100 ! choose 2
+100 candidates
4000 lift c8
4300 lift d7
4700 place d7
5500 press black
+1000 lift g1
+300 place f2
+400 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=e5 piece=N
[2001] 2500.000 alert id=1 kind=displaced article=7.3 ply=1 confidence=possible evidence={"missing":["e5"]}
[2023] 2500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e5"]}
2500.000 clock running=black why=press
2600.000 candidate 1 ply=1 e5c6
2600.000 candidate 2 ply=1 e5d7
2600.000 candidate 3 ply=1 e5d3
2600.000 candidate 4 ply=1 e5f3
2600.000 candidate 5 ply=1 e5c4
2600.000 candidate 6 ply=1 e5g4
2600.000 candidate 7 ply=1 e5g6
2600.000 candidate 8 ply=1 e5f7
2700.000 ruling id=1 alert=1 decision=confirmed chosen=2 ply=1 by=arbiter
2700.000 made ply=1 side=white uci=e5d7 san=Nxd7
2700.000 completed ply=1 side=white uci=e5d7 san=Nxd7 by=clock
2800.000 no candidates
4000.000 touched side=black square=c8 piece=b
4300.000 touched side=black square=d7 piece=N
5200.000 released side=black from=c8 square=d7 piece=b
5200.000 made ply=2 side=black uci=c8d7 san=Bxd7
5500.000 completed ply=2 side=black uci=c8d7 san=Bxd7 by=clock
5500.000 clock running=white why=press
6500.000 touched side=white square=g1 piece=K
7200.000 released side=white from=g1 square=f2 piece=K
7200.000 made ply=3 side=white uci=g1f2 san=Kf2
7200.000 completed ply=3 side=white uci=g1f2 san=Kf2 by=clock
7200.000 clock running=black why=press
