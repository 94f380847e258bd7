# The board fails for a while after a draw was offered in a doubt, and White moves meanwhile: that
# declines the offer (9.1.2.1), once it is known.
set Fen=4k2n/8/8/8/8/8/P5P1/4K3 w - - 0 1
500 press black
1000 lift e1
+500 place e2
+500 press white
4000 lift h8
+1500 press black
+500 ! offer-draw black
+500 fault
+500 lift e2
+500 place e3
+500 press white
+500 answers
+2000 lift e8
+500 place e7
+500 press black
+2000 lift e3
+500 place e4
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
7500.000 clock why=pause
7500.000 alert id=2 kind=sensor ply=2 confidence=likely evidence={"what":"fault","since":6500000,"times":1,"silent_ms":1000}
8500.000 clock running=white why=resume
8500.000 clock running=black why=press
11500.000 clock running=white why=press
14500.000 clock running=black why=press
15500.000 made ply=2 side=black uci=h8g6 san=Ng6
15500.000 completed ply=2 side=black uci=h8g6 san=Ng6 by=clock
15500.000 draw-offer side=black what=lapsed
15500.000 made ply=3 side=white uci=e2e3 san=Ke3
15500.000 completed ply=3 side=white uci=e2e3 san=Ke3 by=clock
15500.000 made ply=4 side=black uci=e8e7 san=Ke7
15500.000 completed ply=4 side=black uci=e8e7 san=Ke7 by=clock
15500.000 made ply=5 side=white uci=e3e4 san=Ke4
15500.000 completed ply=5 side=white uci=e3e4 san=Ke4 by=clock
15500.000 ruling id=1 alert=1 decision=lapsed lasted_ms=10000 ply=2 last_ply=5
15500.000 refused accept-draw
