# What is only possible is told once a game of each habit; what no hand can do is told again, and
# castling is another matter than a capture.
set Fen=4k3/p7/8/3n3r/8/5B2/8/R3K2R w KQ - 0 1
1000 press black
3000 lift d5
+155 lift f3
+450 place d5
+600 press white
+2000 lift a7
+400 place a6
+700 press black
9000 lift h5
+40 lift h1
+500 place h5
+700 press white
+2000 lift a6
+400 place a5
+700 press black
15000 lift e1
+250 lift a1
+300 place c1
+100 place d1
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=d5 piece=n
3155.000 touched side=white square=f3 piece=B
4105.000 released side=white from=f3 square=d5 piece=B
4105.000 made ply=1 side=white uci=f3d5 san=Bxd5
4205.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["d5","f3"],"between_ms":155,"together_ms":450,"distance_mm":155,"speed_mm_s":735,"usual_ms":408,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
4205.000 completed ply=1 side=white uci=f3d5 san=Bxd5 by=clock
4205.000 clock running=black why=press
6205.000 touched side=black square=a7 piece=p
7105.000 released side=black from=a7 square=a6 piece=p
7105.000 made ply=2 side=black uci=a7a6 san=a6
7305.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
7305.000 clock running=white why=press
9000.000 touched side=white square=h5 piece=r
9040.000 touched side=white square=h1 piece=R
10040.000 released side=white from=h1 square=h5 piece=R
10040.000 made ply=3 side=white uci=h1h5 san=Rxh5
10240.000 alert id=2 kind=two-hands article=7.5.4 side=white ply=3 confidence=likely evidence={"what":"too-far","squares":["h5","h1"],"between_ms":40,"together_ms":500,"distance_mm":220,"speed_mm_s":4475,"usual_ms":457,"as_fast":0,"moves":1,"penalty":{"kind":"add-opponent","seconds":120}}
10240.000 completed ply=3 side=white uci=h1h5 san=Rxh5 by=clock
10240.000 clock running=black why=press
12240.000 touched side=black square=a6 piece=p
13140.000 released side=black from=a6 square=a5 piece=p
13140.000 made ply=4 side=black uci=a6a5 san=a5
13340.000 completed ply=4 side=black uci=a6a5 san=a5 by=clock
13340.000 clock running=white why=press
15000.000 touched side=white square=e1 piece=K
15250.000 touched side=white square=a1 piece=R
16150.000 released side=white from=e1 square=c1 piece=K
16150.000 released side=white from=a1 square=d1 piece=R
16150.000 made ply=5 side=white uci=e1c1 san=O-O-O
16550.000 alert id=3 kind=two-hands article=7.5.4 side=white ply=5 confidence=possible evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220,"penalty":{"kind":"add-opponent","seconds":120}}
16550.000 completed ply=5 side=white uci=e1c1 san=O-O-O by=clock
16550.000 clock running=black why=press
