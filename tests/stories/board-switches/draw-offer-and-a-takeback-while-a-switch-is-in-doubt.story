# A draw is offered in a doubt that ends when the arbiter takes a move back: the offer stands, until
# White touches a piece (9.1.2.1).
set Fen=4k2n/8/8/8/8/8/P5P1/4K3 w - - 0 1
500 press black
1000 lift e1
+500 place e2
+500 press white
4000 lift h8
+1500 press black
+500 ! offer-draw black
+1000 ! takeback 1
+1000 lift e2
+500 place e1
+500 place h8
+3000 ! resume
+2000 lift e1
+500 place d1
+500 press white
+1000 ! accept-draw
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=e1 piece=K
2000.000 released side=white from=e1 square=e2 piece=K
2000.000 made ply=1 side=white uci=e1e2 san=Ke2
2000.000 completed ply=1 side=white uci=e1e2 san=Ke2 by=clock
2000.000 clock running=black why=press
4000.000 touched side=black square=h8 piece=n
5500.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=possible evidence={"missing":["h8"]}
5500.000 clock running=white why=press
6000.000 draw-offer side=black what=offered
7000.000 game state=paused by=arbiter
7000.000 clock why=pause
7000.000 withdrawn ply=1 uci=e1e2 why=taken-back
7000.000 game state=irregular
9500.000 ruling id=1 alert=1 decision=lapsed lasted_ms=4000
9500.000 game state=restored
12000.000 game state=resumed
12000.000 clock running=white why=resume
14000.000 touched side=white square=e1 piece=K
14000.000 draw-offer side=black what=lapsed
15000.000 released side=white from=e1 square=d1 piece=K
15000.000 made ply=1 side=white uci=e1d1 san=Kd1
15000.000 completed ply=1 side=white uci=e1d1 san=Kd1 by=clock
15000.000 clock running=black why=press
16000.000 refused accept-draw
