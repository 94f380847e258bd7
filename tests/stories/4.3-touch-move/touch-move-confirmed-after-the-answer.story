# White touched his king's pawn and moved another one; Black has answered when the arbiter confirms
# it.
# The players put the pieces back, which nobody need announce.
set TimeControl=300+3
1000 press black
2000 lift e2
+2500 place e2
+1000 lift d2
+300 place d4
+700 press white
+2000 lift d7
+300 place d5
+700 press black
+2000 ! confirm last
+1000 lift d5
+300 place d7
+600 lift d4
+300 place d2
+3000 ! resume
+1000 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
5000.000 released side=white from=e2 square=e2 piece=P
5500.000 touched side=white square=d2 piece=P
6300.000 released side=white from=d2 square=d4 piece=P
6300.000 made ply=1 side=white uci=d2d4 san=d4
6500.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
6500.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=possible evidence={"must":{"kind":"move","own":"e2"},"touched":["e2","d2"],"played":"d2d4","claimable":true}
6500.000 clock running=black why=press
8500.000 touched side=black square=d7 piece=p
9300.000 released side=black from=d7 square=d5 piece=p
9300.000 made ply=2 side=black uci=d7d5 san=d5
9500.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
9500.000 clock running=white why=press
11500.000 ruling id=1 alert=1 decision=confirmed by=arbiter
11500.000 game state=paused by=arbiter
11500.000 clock why=pause
11500.000 withdrawn ply=2 uci=d7d5 why=taken-back
11500.000 withdrawn ply=1 uci=d2d4 why=taken-back
11500.000 clock why=set
11500.000 game state=irregular
14200.000 game state=restored
16700.000 game state=resumed
16700.000 clock running=white why=resume
17700.000 touched side=white square=e2 piece=P
18300.000 released side=white from=e2 square=e4 piece=P
18300.000 made ply=1 side=white uci=e2e4 san=e4
18300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
18300.000 clock running=black why=press
