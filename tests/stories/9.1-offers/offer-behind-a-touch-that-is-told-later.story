# White offers a draw when Black has lifted his pieces, which is told later, when it is known what
# White took: a touch before the offer does not decline it (9.1.2.1).
set Fen=2b3k1/3n4/2p5/4N3/8/8/8/6K1 w - - 0 1
500 press black
1000 lift e5
2500 press white
4000 lift c8
4300 lift d7
4500 ! offer-draw white
4700 place d7
5500 press black
6500 ! accept-draw
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=e5 piece=N
2500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e5"]}
2500.000 clock running=black why=press
4500.000 draw-offer side=white what=offered
5500.000 made ply=1 side=white uci=e5d7 san=Nxd7
5500.000 completed ply=1 side=white uci=e5d7 san=Nxd7 by=clock
5500.000 made ply=2 side=black uci=c8d7 san=Bxd7
5500.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3000 ply=1 last_ply=2
5500.000 completed ply=2 side=black uci=c8d7 san=Bxd7 by=clock
5500.000 clock running=white why=press
6500.000 draw-offer side=black what=accepted
6500.000 clock why=pause
6500.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
