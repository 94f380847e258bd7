# Black presses the clock back so that White can take a move back, and the arbiter orders that: the
# alert that he pressed without a move lapses. One that has been followed by a move stays.
1000 press black
play e2e4 e7e5 g1f3
+2000 press black
+1000 ! takeback 3
+500 lift f3
+600 place g1
+400 ! resume
+1000 lift b1
+600 place c3
+600 press white
+2000 press black
+2000 lift d2
+600 place d4
+600 press white
+1000 ! takeback 3
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=g1 piece=N
5100.000 released side=white from=g1 square=f3 piece=N
5100.000 made ply=3 side=white uci=g1f3 san=Nf3
5200.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
5200.000 clock running=black why=press
7200.000 alert id=1 kind=no-move article=7.5.3 side=black ply=4 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
7200.000 clock running=white why=press
8200.000 game state=paused by=arbiter
8200.000 clock why=pause
8200.000 ruling id=1 alert=1 decision=lapsed
8200.000 withdrawn ply=3 uci=g1f3 why=taken-back
8200.000 game state=irregular
9700.000 game state=restored
9700.000 game state=resumed
9700.000 clock running=white why=resume
10700.000 touched side=white square=b1 piece=N
11800.000 released side=white from=b1 square=c3 piece=N
11800.000 made ply=3 side=white uci=b1c3 san=Nc3
11900.000 completed ply=3 side=white uci=b1c3 san=Nc3 by=clock
11900.000 clock running=black why=press
13900.000 alert id=2 kind=no-move article=7.5.3 side=black ply=4 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
13900.000 clock running=white why=press
15900.000 touched side=white square=d2 piece=P
17000.000 released side=white from=d2 square=d4 piece=P
17000.000 made ply=5 side=white uci=d2d4 san=d4
17100.000 completed ply=5 side=white uci=d2d4 san=d4 by=clock
17100.000 clock running=black why=press
18100.000 game state=paused by=arbiter
18100.000 clock why=pause
18100.000 withdrawn ply=5 uci=d2d4 why=taken-back
18100.000 withdrawn ply=3 uci=b1c3 why=taken-back
18100.000 game state=irregular
