# Black announces just before White's press; a lift in time makes it his, and the second piece may
# follow when he has put the first one right at leisure.
set AdjustAnnounced=yes
500 press black
1000 lift d2
+300 place d4
+600 ! adjust
+200 press white
+1000 lift g8
+2500 place g8
+900 lift b8
+400 place b8
+900 lift e7
+300 place e5
+500 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=d2 piece=P
1800.000 released side=white from=d2 square=d4 piece=P
1800.000 made ply=1 side=white uci=d2d4 san=d4
2100.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
2100.000 clock running=black why=press
6100.000 adjusted side=black squares=["g8"]
7400.000 adjusted side=black squares=["b8"]
7800.000 touched side=black square=e7 piece=p
8600.000 released side=black from=e7 square=e5 piece=p
8600.000 made ply=2 side=black uci=e7e5 san=e5
8600.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
8600.000 clock running=white why=press
