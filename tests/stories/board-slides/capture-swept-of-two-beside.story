# The swept piece was felt on a square beside two that can be the captured one: the answer tells.
set Fen=r5k1/pp3pp1/4rn2/3p4/3P1Qq1/1P2Ppp1/P1RN1P1P/2R4K w - - 0 25
500 press black
1000 lift f4
1780 place g2
2340 lift g2
3300 press white
9000 lift g4
9500 lift g3
10000 place g3
11000 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=f4 piece=Q
3300.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["f4"]}
3300.000 clock running=black why=press
11000.000 made ply=1 side=white uci=f4g3 san=Qxg3
11000.000 completed ply=1 side=white uci=f4g3 san=Qxg3 by=clock
11000.000 made ply=2 side=black uci=g4g3 san=Qxg3
11000.000 ruling id=1 alert=1 decision=lapsed lasted_ms=7700 ply=1 last_ply=2
11000.000 completed ply=2 side=black uci=g4g3 san=Qxg3 by=clock
11000.000 clock running=white why=press
