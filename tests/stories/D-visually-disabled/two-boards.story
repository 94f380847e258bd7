# Black, who cannot see, has a second board (D.2): moves count where their player makes them.
# They are announced once made; repeated on the other board they are nobody's acts, a capture's
# exchange among them.
set VisuallyDisabled=black
1000 press black
+1000 lift e2
+300 place e4
+1000 press white
+1000 second lift e2
+500 second place e4
+3000 second lift d7
+500 second place d5
+1000 press black
+1000 lift d7
+500 place d5
+2000 lift e4
+400 lift d5
+300 place d5
+900 press white
# the own pawn makes room for the one that is to be repeated
+900 second lift d5
+400 second lift e4
+900 second place d5
# and is taken back there, the captured piece first
+2000 second lift d5
+400 second lift d8
+500 second place d5
+800 press black
+500 lift d8
+500 lift d5
+500 place d5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 announcement ply=1 side=white what=move uci=e2e4 words=Bauer Eva zwei Eva vier
3300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3300.000 clock running=black why=press
7800.000 touched side=black square=d7 piece=p
8800.000 released side=black from=d7 square=d5 piece=p
8800.000 made ply=2 side=black uci=d7d5 san=d5
8800.000 announcement ply=2 side=black what=move uci=d7d5 words=Bauer David sieben David fuenf
9300.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
9300.000 clock running=white why=press
12800.000 touched side=white square=e4 piece=P
13200.000 touched side=white square=d5 piece=p
14000.000 released side=white from=e4 square=d5 piece=P
14000.000 made ply=3 side=white uci=e4d5 san=exd5
14000.000 announcement ply=3 side=white what=move uci=e4d5 words=Bauer Eva vier David fuenf
14400.000 completed ply=3 side=white uci=e4d5 san=exd5 by=clock
14400.000 clock running=black why=press
18600.000 touched side=black square=d5 piece=P
19000.000 touched side=black square=d8 piece=q
20000.000 released side=black from=d8 square=d5 piece=q
20000.000 made ply=4 side=black uci=d8d5 san=Qxd5
20000.000 announcement ply=4 side=black what=move uci=d8d5 words=Dame David acht David fuenf
20300.000 completed ply=4 side=black uci=d8d5 san=Qxd5 by=clock
20300.000 clock running=white why=press
