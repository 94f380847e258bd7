# A press is forgotten behind a capture, and what was taken is taken back on the same square: three
# moves are told.
# Black's hand closes the reed of c4 on its way back from c5, so that no move by itself explains
# what changed. White cannot press, since his lever is down, and Black's press is that for his next
# move.
set Fen=r1b1k3/3n2b1/2p1q3/2Nnp3/1P5p/1Q2P3/1B3PPP/3R1RK1 b - - 0 25
1000 press white
+4705 lift d7
+440 lift c5
+55 place c5
+10 place c4
+405 lift c4
+1165 lift b4
+675 lift c5
+360 place c5
+9805 lift e6
+415 place g6
+650 press black
+2720 lift e3
+100 place e4
+910 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
5705.000 touched side=black square=d7 piece=n
7780.000 touched side=black square=b4 piece=P
8455.000 touched side=black square=c5 piece=N
9315.000 released side=black from=d7 square=c5 piece=n
18620.000 touched side=black square=e6 piece=q
19535.000 released side=black from=e6 square=g6 piece=q
19685.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["b4","e6","d7"],"unexpected":["g6"]}
19685.000 clock running=white why=press
22405.000 touched side=white square=e3 piece=P
23415.000 made ply=1 side=black uci=d7c5 san=Nxc5
23415.000 completed ply=1 side=black uci=d7c5 san=Nxc5 by=clock
23415.000 made ply=2 side=white uci=b4c5 san=bxc5
23415.000 completed ply=2 side=white uci=b4c5 san=bxc5 by=clock
23415.000 made ply=3 side=black uci=e6g6 san=Qg6
23415.000 completed ply=3 side=black uci=e6g6 san=Qg6 by=clock
23415.000 made ply=4 side=white uci=e3e4 san=e4
23415.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3730 ply=1 last_ply=4
23415.000 completed ply=4 side=white uci=e3e4 san=e4 by=clock
23415.000 clock running=black why=press
