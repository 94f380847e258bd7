# With two moves in 60 seconds and the rest in 300, White's second move is taken back and another
# made: the move counter is one back, and the second period's time was given once (7.1).
set TimeControl=2/60:300
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 lift g1
+300 place f3
+300 press white
+2000 ! takeback 3
+2000 lift f3
+300 place g1
+2000 press black
+1000 lift f1
+300 place c4
+300 press white
+2000 lift b8
+300 place c6
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=60000 black_ms=60000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=58400 black_ms=60000
2600.000 clock running=black white_ms=58400 black_ms=60000 why=press
4600.000 touched side=black square=e7 piece=p
5200.000 released side=black from=e7 square=e5 piece=p
5200.000 made ply=2 side=black uci=e7e5 san=e5
5200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=58400 black_ms=57400
5200.000 clock running=white white_ms=58400 black_ms=57400 why=press
7200.000 touched side=white square=g1 piece=N
7800.000 released side=white from=g1 square=f3 piece=N
7800.000 made ply=3 side=white uci=g1f3 san=Nf3
7800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=355800 black_ms=57400
7800.000 clock running=black white_ms=355800 black_ms=57400 why=press
9800.000 game state=paused by=arbiter
9800.000 clock white_ms=355800 black_ms=55400 why=pause
9800.000 withdrawn ply=3 uci=g1f3 why=taken-back
9800.000 clock white_ms=55800 black_ms=55400 why=set
9800.000 game state=irregular
12600.000 game state=restored
14100.000 game state=resumed
14100.000 clock running=white white_ms=55800 black_ms=55400 why=resume
15100.000 touched side=white square=f1 piece=B
15700.000 released side=white from=f1 square=c4 piece=B
15700.000 made ply=3 side=white uci=f1c4 san=Bc4
15700.000 completed ply=3 side=white uci=f1c4 san=Bc4 by=clock white_ms=354200 black_ms=55400
15700.000 clock running=black white_ms=354200 black_ms=55400 why=press
17700.000 touched side=black square=b8 piece=n
18300.000 released side=black from=b8 square=c6 piece=n
18300.000 made ply=4 side=black uci=b8c6 san=Nc6
18300.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=354200 black_ms=352800
18300.000 clock running=white white_ms=354200 black_ms=352800 why=press
