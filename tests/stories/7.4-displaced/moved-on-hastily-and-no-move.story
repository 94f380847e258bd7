# White moves his pawn on and presses at once, and later presses without a move: nothing fell.
1000 press black
2000 lift e2
+600 place e3
+600 lift e3
+300 place e4
+60 press white
+2000 lift g8
+500 place f6
+600 press black
+2000 press white
+2000 press black
+3000 lift d2
+500 place d4
+600 press white
+2000 lift d7
+500 place d5
+600 press black
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
3100.000 released side=white from=e2 square=e3 piece=P
3100.000 made ply=1 side=white uci=e2e3 san=e3
3200.000 touched side=white square=e3 piece=P
3560.000 released side=white from=e3 square=e3 piece=P
3560.000 completed ply=1 side=white uci=e2e3 san=e3 by=clock
3560.000 clock running=black why=press
3560.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e3"],"unexpected":["e4"]}
5560.000 touched side=black square=g8 piece=n
6560.000 released side=black from=g8 square=f6 piece=n
6560.000 made ply=2 side=black uci=g8f6 san=Nf6
6660.000 withdrawn ply=2 uci=g8f6 why=changed
6660.000 withdrawn ply=1 uci=e2e3 why=changed
6660.000 made ply=1 side=white uci=e2e4 san=e4
6660.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
6660.000 made ply=2 side=black uci=g8f6 san=Nf6
6660.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
6660.000 clock running=white why=press
6660.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3100
8660.000 alert id=2 kind=no-move article=7.5.3 side=white ply=3 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
8660.000 clock running=black why=press
10660.000 clock running=white why=press
13660.000 touched side=white square=d2 piece=P
14660.000 released side=white from=d2 square=d4 piece=P
14660.000 made ply=3 side=white uci=d2d4 san=d4
14760.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
14760.000 clock running=black why=press
16760.000 touched side=black square=d7 piece=p
17760.000 released side=black from=d7 square=d5 piece=p
17760.000 made ply=4 side=black uci=d7d5 san=d5
17860.000 completed ply=4 side=black uci=d7d5 san=d5 by=clock
17860.000 clock running=white why=press
