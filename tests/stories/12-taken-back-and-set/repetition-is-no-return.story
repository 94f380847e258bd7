# Positions that come again by the pieces' moves are no earlier ones put back.
set TimeControl=300+3
1000 press black
+2000 press white
+1000 ! confirm last
+1000 press black
+1000 ! resume
pace 1000 1000 1000
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6
+1000 ! adjust
+500 lift f3
+1000 place f3
+1000 lift f3
+1000 place d4
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":60}}
3000.000 clock running=black why=press
4000.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
4000.000 game state=paused by=arbiter
4000.000 clock why=pause
4000.000 clock why=penalty
4000.000 game state=irregular
4000.000 game state=restored
5000.000 game state=resumed
5000.000 clock running=white why=resume
6000.000 refused resume
7000.000 touched side=white square=g1 piece=N
8500.000 released side=white from=g1 square=f3 piece=N
8500.000 made ply=1 side=white uci=g1f3 san=Nf3
9000.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
9000.000 clock running=black why=press
10000.000 touched side=black square=g8 piece=n
11500.000 released side=black from=g8 square=f6 piece=n
11500.000 made ply=2 side=black uci=g8f6 san=Nf6
12000.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
12000.000 clock running=white why=press
13000.000 touched side=white square=f3 piece=N
14500.000 released side=white from=f3 square=g1 piece=N
14500.000 made ply=3 side=white uci=f3g1 san=Ng1
15000.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=clock
15000.000 clock running=black why=press
16000.000 touched side=black square=f6 piece=n
17500.000 released side=black from=f6 square=g8 piece=n
17500.000 made ply=4 side=black uci=f6g8 san=Ng8
18000.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=clock
18000.000 clock running=white why=press
19000.000 touched side=white square=g1 piece=N
20500.000 released side=white from=g1 square=f3 piece=N
20500.000 made ply=5 side=white uci=g1f3 san=Nf3
21000.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
21000.000 clock running=black why=press
22000.000 touched side=black square=g8 piece=n
23500.000 released side=black from=g8 square=f6 piece=n
23500.000 made ply=6 side=black uci=g8f6 san=Nf6
24000.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
24000.000 clock running=white why=press
27000.000 adjusted side=white squares=["f3"]
27500.000 touched side=white square=f3 piece=N
29000.000 released side=white from=f3 square=d4 piece=N
29000.000 made ply=7 side=white uci=f3d4 san=Nd4
29200.000 completed ply=7 side=white uci=f3d4 san=Nd4 by=clock
29200.000 clock running=black why=press
