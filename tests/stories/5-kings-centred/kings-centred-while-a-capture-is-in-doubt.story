# Which of two pieces was captured is in doubt when the kings are put in the centre: the game ends,
# and the likelier capture is on the record.
set Fen=4k3/8/3p4/8/8/8/6PP/1n1R2K1 w - - 0 1
1000 press black
2000 lift d1
+900 press white
+2000 lift e8
+400 place f8
+300 press black
+2000 lift f8
+700 lift g1
+500 place d5
+300 place e4
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d1 piece=R
2900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["d1"]}
2900.000 clock running=black why=press
5600.000 clock running=white why=press
9600.000 made ply=1 side=white uci=d1b1 san=Rxb1
9600.000 completed ply=1 side=white uci=d1b1 san=Rxb1 by=clock
9600.000 made ply=2 side=black uci=e8f8 san=Kf8
9600.000 completed ply=2 side=black uci=e8f8 san=Kf8 by=clock
9600.000 ruling id=1 alert=1 decision=lapsed lasted_ms=6700 ply=1 last_ply=2
9600.000 clock why=pause
9600.000 game state=ended result=1-0 reason=kings-centred
