# White has thought for longer than the increments of the moves that are taken back: he keeps what
# is left, and nobody's flag falls by it.
set TimeControl=10+5
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+500 lift e7
+300 place e5
+300 press black
+13000 ! takeback 1
+2000 lift e4
+300 place e2
+2000 lift e5
+300 place e7
+2000 ! resume
+1000 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=15000 black_ms=15000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=18400 black_ms=15000
2600.000 clock running=black white_ms=18400 black_ms=15000 why=press
3100.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3700.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=18400 black_ms=18900
3700.000 clock running=white white_ms=18400 black_ms=18900 why=press
16700.000 game state=paused by=arbiter
16700.000 clock white_ms=5400 black_ms=18900 why=pause
16700.000 withdrawn ply=2 uci=e7e5 why=taken-back
16700.000 withdrawn ply=1 uci=e2e4 why=taken-back
16700.000 clock white_ms=5400 black_ms=13900 why=set
16700.000 game state=irregular
21800.000 game state=restored
23300.000 game state=resumed
23300.000 clock running=white white_ms=5400 black_ms=13900 why=resume
24300.000 touched side=white square=d2 piece=P
24900.000 released side=white from=d2 square=d4 piece=P
24900.000 made ply=1 side=white uci=d2d4 san=d4
24900.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock white_ms=8800 black_ms=13900
24900.000 clock running=black white_ms=8800 black_ms=13900 why=press
