# White touched his king's pawn and completed his second move with the other: confirmed, that move
# is none, and the move in its place brings the second period.
set TimeControl=2/60:300
show clocks
1000 press black
2000 lift g1
+300 place f3
+700 press white
+2000 lift d7
+300 place d5
+700 press black
+2000 lift e2
+2500 place e2
+1000 lift d2
+300 place d4
+700 press white
+2000 ! confirm last
+1000 lift d4
+300 place d2
+3000 press black
+1000 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=60000 black_ms=60000 why=start
2000.000 touched side=white square=g1 piece=N
2800.000 released side=white from=g1 square=f3 piece=N
2800.000 made ply=1 side=white uci=g1f3 san=Nf3
3000.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock white_ms=58000 black_ms=60000
3000.000 clock running=black white_ms=58000 black_ms=60000 why=press
5000.000 touched side=black square=d7 piece=p
5800.000 released side=black from=d7 square=d5 piece=p
5800.000 made ply=2 side=black uci=d7d5 san=d5
6000.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock white_ms=58000 black_ms=57000
6000.000 clock running=white white_ms=58000 black_ms=57000 why=press
8000.000 touched side=white square=e2 piece=P
11000.000 released side=white from=e2 square=e2 piece=P
11500.000 touched side=white square=d2 piece=P
12300.000 released side=white from=d2 square=d4 piece=P
12300.000 made ply=3 side=white uci=d2d4 san=d4
12500.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock white_ms=351500 black_ms=57000
12500.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=3 confidence=possible evidence={"must":{"kind":"move","own":"e2"},"touched":["e2","d2"],"played":"d2d4","claimable":true}
12500.000 clock running=black white_ms=351500 black_ms=57000 why=press
14500.000 ruling id=1 alert=1 decision=confirmed by=arbiter
14500.000 game state=paused by=arbiter
14500.000 clock white_ms=351500 black_ms=55000 why=pause
14500.000 withdrawn ply=3 uci=d2d4 why=taken-back
14500.000 clock white_ms=51500 black_ms=55000 why=set
14500.000 game state=irregular
16300.000 game state=restored
18800.000 game state=resumed
18800.000 clock running=white white_ms=51500 black_ms=55000 why=resume
19800.000 touched side=white square=e2 piece=P
20400.000 released side=white from=e2 square=e4 piece=P
20400.000 made ply=3 side=white uci=e2e4 san=e4
20400.000 completed ply=3 side=white uci=e2e4 san=e4 by=clock white_ms=349900 black_ms=55000
20400.000 clock running=black white_ms=349900 black_ms=55000 why=press
