# With automatic rulings, too, a touch that may have been an adjustment is for the arbiter.
set Rulings=automatic
1000 press black
2000 lift g1
+1200 place g1
+900 lift d2
+300 place d4
+300 press white
+2000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3700.000 released side=white from=g1 square=g1 piece=N
4100.000 touched side=white square=d2 piece=P
4700.000 released side=white from=d2 square=d4 piece=P
4700.000 made ply=1 side=white uci=d2d4 san=d4
4700.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
4700.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=possible evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":true}
4700.000 clock running=black why=press
6700.000 ruling id=1 alert=1 decision=confirmed by=arbiter
6700.000 game state=paused by=arbiter
6700.000 clock why=pause
6700.000 withdrawn ply=1 uci=d2d4 why=taken-back
6700.000 game state=irregular
