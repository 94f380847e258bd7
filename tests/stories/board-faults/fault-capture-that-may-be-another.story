# One of two pawns is captured while the board fails: nobody is accused, and the arbiter has the
# position restored.
set Fen=4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1
1000 press black
2000 fault
+500 lift d5 e4
+500 place d5
+500 press white
+3000 answers
+2000 ! dismiss 1
+1000 ! confirm last
+1000 lift d5
+1000 place d5 e4
+2000 ! resume
+1000 lift e4 d5
+500 place d5
+1000 press black
+1000 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
6500.000 clock running=white why=resume
6500.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e4"]}
6500.000 clock running=black why=press
6500.000 touched side=white square=e4 piece=P
8500.000 ruling id=1 alert=1 decision=dismissed by=arbiter
9500.000 ruling id=2 alert=2 decision=confirmed by=arbiter
9500.000 game state=paused by=arbiter
9500.000 clock why=pause
9500.000 game state=irregular
12000.000 released side=white from=e4 square=e4 piece=P
12000.000 game state=restored
13500.000 game state=resumed
13500.000 clock running=white why=resume
14500.000 touched side=white square=e4 piece=P
14500.000 touched side=white square=d5 piece=p
15500.000 released side=white from=e4 square=d5 piece=P
15500.000 made ply=1 side=white uci=e4d5 san=exd5
17000.000 alert id=3 kind=two-hands article=7.5.4 side=white ply=1 confidence=possible evidence={"what":"too-far","squares":["e4","d5"],"between_ms":0,"together_ms":500,"distance_mm":77,"speed_mm_s":0,"usual_ms":317,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
17000.000 completed ply=1 side=white uci=e4d5 san=exd5 by=clock
17000.000 clock running=black why=press
