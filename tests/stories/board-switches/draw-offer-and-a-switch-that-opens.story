# A switch opens under Black's king, which White has not touched: Black's offer is not declined by
# that.
set Fen=4k2n/8/8/8/8/8/P5P1/4K3 w - - 0 1
500 press black
1000 lift e1
+500 place e2
+500 press white
4000 lift h8
+900 place g6
+600 ! offer-draw black
+300 press black
+5000 lift e8
+800 place e8
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
5400.000 released side=black from=h8 square=g6 piece=n
5400.000 made ply=2 side=black uci=h8g6 san=Ng6
5500.000 draw-offer side=black what=offered
5800.000 completed ply=2 side=black uci=h8g6 san=Ng6 by=clock
5800.000 clock running=white why=press
10800.000 touched side=white square=e8 piece=k
12100.000 released side=white from=e8 square=e8 piece=k
12100.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=black ply=3 confidence=possible evidence={"square":"e8","sides":["white","black"]}
20600.000 draw-offer side=white what=accepted
20600.000 clock why=pause
20600.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
