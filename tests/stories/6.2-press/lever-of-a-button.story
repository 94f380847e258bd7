# Levers that come up again by themselves, as a button does, stop no clock: a mate ends the game.
1000 press black
+200 level
2000 lift f2
+300 place f3
+600 press white
+200 level
+1000 lift e7
+300 place e5
+600 press black
+200 level
+1000 lift g2
+300 place g4
+600 press white
+200 level
+1000 lift d8
+300 place h4
+2000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f2 piece=P
2800.000 released side=white from=f2 square=f3 piece=P
2800.000 made ply=1 side=white uci=f2f3 san=f3
2900.000 completed ply=1 side=white uci=f2f3 san=f3 by=clock
2900.000 clock running=black why=press
4100.000 touched side=black square=e7 piece=p
4900.000 released side=black from=e7 square=e5 piece=p
4900.000 made ply=2 side=black uci=e7e5 san=e5
5000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5000.000 clock running=white why=press
6200.000 touched side=white square=g2 piece=P
7000.000 released side=white from=g2 square=g4 piece=P
7000.000 made ply=3 side=white uci=g2g4 san=g4
7100.000 completed ply=3 side=white uci=g2g4 san=g4 by=clock
7100.000 clock running=black why=press
8300.000 touched side=black square=d8 piece=q
9100.000 released side=black from=d8 square=h4 piece=q
9100.000 made ply=4 side=black uci=d8h4 san=Qh4#
9100.000 completed ply=4 side=black uci=d8h4 san=Qh4# by=end
9100.000 clock why=pause
9100.000 game state=ended result=0-1 reason=checkmate article=5.1.1
