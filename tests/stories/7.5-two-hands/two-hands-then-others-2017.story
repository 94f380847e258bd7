# Two hands, a press without a move and an illegal move count each by itself: none is the second of
# its kind (7.5.3, 7.7.2, 7.8.2).
set Edition=2017
set TimeControl=5400
set Fen=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
show clocks
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+900 press white
+1000 ! confirm last
+1000 lift e8
+300 place e7
+600 press black

+1000 press white
+1000 ! confirm last
+1000 press black

+1000 lift d1
+300 place e3
+600 press white
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5400000 black_ms=5400000 why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
3400.000 alert id=1 kind=two-hands article=7.7.1 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220,"penalty":{"kind":"add-opponent","seconds":120}}
3400.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=clock white_ms=5397600 black_ms=5400000
3400.000 clock running=black white_ms=5397600 black_ms=5400000 why=press
4400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
4400.000 clock running=black white_ms=5397600 black_ms=5519000 why=penalty
5400.000 touched side=black square=e8 piece=k
6200.000 released side=black from=e8 square=e7 piece=k
6200.000 made ply=2 side=black uci=e8e7 san=Ke7
6300.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock white_ms=5397600 black_ms=5517100
6300.000 clock running=white white_ms=5397600 black_ms=5517100 why=press
7300.000 alert id=2 kind=no-move article=7.8.1 side=white ply=3 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
7300.000 clock running=black white_ms=5396600 black_ms=5517100 why=press
8300.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
8300.000 game state=paused by=arbiter
8300.000 clock white_ms=5396600 black_ms=5516100 why=pause
8300.000 clock white_ms=5396600 black_ms=5636100 why=penalty
8300.000 game state=irregular
8300.000 game state=restored
9300.000 game state=resumed
9300.000 clock running=white white_ms=5396600 black_ms=5636100 why=resume
10300.000 touched side=white square=d1 piece=R
11100.000 released side=white from=d1 square=e3 piece=R
11200.000 alert id=3 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"d1","to":"e3","missing":["d1"],"unexpected":["e3"],"penalty":{"kind":"add-opponent","seconds":120}}
11200.000 clock running=black white_ms=5394700 black_ms=5636100 why=press
12200.000 ruling id=3 alert=3 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
12200.000 game state=paused by=arbiter
12200.000 clock white_ms=5394700 black_ms=5635100 why=pause
12200.000 clock white_ms=5394700 black_ms=5755100 why=penalty
12200.000 game state=irregular
