# Black starts White's clock at once. White moves the touched knight, and then takes the other move
# back: the game goes on with the knight's.
1000 press black
+1000 lift e2
+400 place e4
+200 press white
+1000 lift a7
+400 place a6
+200 press black
+1000 lift g1
+700 place g1
+700 lift d2
+400 place d4
+200 press white
+2000 ! confirm last
+300 press black
+1000 lift g1
+500 place f3
+500 lift d4
+500 place d2
+700 press white
+1500 lift b7
+400 place b5
+200 press black
+1500 lift f1
+400 place d3
+200 press white
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=a7 piece=p
4200.000 released side=black from=a7 square=a6 piece=p
4200.000 made ply=2 side=black uci=a7a6 san=a6
4200.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
4200.000 clock running=white why=press
5200.000 touched side=white square=g1 piece=N
6400.000 released side=white from=g1 square=g1 piece=N
6600.000 touched side=white square=d2 piece=P
7200.000 released side=white from=d2 square=d4 piece=P
7200.000 made ply=3 side=white uci=d2d4 san=d4
7200.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
7200.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=3 confidence=possible evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":true}
7200.000 clock running=black why=press
9200.000 ruling id=1 alert=1 decision=confirmed by=arbiter
9200.000 game state=paused by=arbiter
9200.000 clock why=pause
9200.000 withdrawn ply=3 uci=d2d4 why=taken-back
9200.000 game state=irregular
12500.000 game state=restored
12500.000 game state=resumed
12500.000 clock running=white why=resume
12500.000 touched side=white square=g1 piece=N
12500.000 released side=white from=g1 square=f3 piece=N
12500.000 made ply=3 side=white uci=g1f3 san=Nf3
12700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
12700.000 clock running=black why=press
14200.000 touched side=black square=b7 piece=p
14800.000 released side=black from=b7 square=b5 piece=p
14800.000 made ply=4 side=black uci=b7b5 san=b5
14800.000 completed ply=4 side=black uci=b7b5 san=b5 by=clock
14800.000 clock running=white why=press
16300.000 touched side=white square=f1 piece=B
16900.000 released side=white from=f1 square=d3 piece=B
16900.000 made ply=5 side=white uci=f1d3 san=Bd3
16900.000 completed ply=5 side=white uci=f1d3 san=Bd3 by=clock
16900.000 clock running=black why=press
