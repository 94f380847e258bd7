# Which of two pieces the knight took without a trace is told by the answer.
set Fen=2b3k1/3n4/2p5/4N3/8/8/8/6K1 w - - 0 1
500 press black
1000 lift e5
2500 press white
4000 lift c8
4300 lift d7
4700 place d7
5500 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=e5 piece=N
2500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e5"]}
2500.000 clock running=black why=press
5500.000 made ply=1 side=white uci=e5d7 san=Nxd7
5500.000 completed ply=1 side=white uci=e5d7 san=Nxd7 by=clock
5500.000 made ply=2 side=black uci=c8d7 san=Bxd7
5500.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3000 ply=1 last_ply=2
5500.000 completed ply=2 side=black uci=c8d7 san=Bxd7 by=clock
5500.000 clock running=white why=press
