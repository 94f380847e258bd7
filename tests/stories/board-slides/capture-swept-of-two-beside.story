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
3300.000 touched side=white square=g3 piece=p
3300.000 released side=white from=f4 square=g3 piece=Q
3300.000 made ply=1 side=white uci=f4g3 san=Qxg3
3300.000 ruling id=1 alert=1 decision=lapsed lasted_ms=0 ply=1 last_ply=1
9000.000 touched side=black square=g4 piece=q
9500.000 touched side=black square=g3 piece=Q
10500.000 released side=black from=g4 square=g3 piece=q
10500.000 made ply=2 side=black uci=g4g3 san=Qxg3
11000.000 completed ply=1 side=white uci=f4g3 san=Qxg3 by=answer
11000.000 completed ply=2 side=black uci=g4g3 san=Qxg3 by=clock
11000.000 clock running=white why=press
