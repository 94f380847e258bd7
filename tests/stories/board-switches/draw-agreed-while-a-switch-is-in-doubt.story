# A draw is offered and accepted while nobody can tell where the knight went.
set Fen=4k2n/8/8/8/8/8/P5P1/4K3 w - - 0 1
500 press black
1000 lift e1
+500 place e2
+500 press white
4000 lift h8
+1200 ! offer-draw black
+300 press black
+9000 ! accept-draw
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
5200.000 draw-offer side=black what=offered
5500.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=possible evidence={"missing":["h8"]}
5500.000 clock running=white why=press
14500.000 made ply=2 side=black uci=h8g6 san=Ng6
14500.000 completed ply=2 side=black uci=h8g6 san=Ng6 by=clock
14500.000 ruling id=1 alert=1 decision=lapsed lasted_ms=9000 ply=2 last_ply=2
14500.000 draw-offer side=white what=accepted
14500.000 clock why=pause
14500.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
