# White's own touch takes no offer back; Black rejects it orally, and accepts another (9.1.2.1).
1000 press black
+500 lift e2
+300 place e4
+600 press white
+500 lift e7
+300 place e5
+600 press black
+300 ! offer-draw white
+300 lift g1
+300 place f3
+300 press white
+300 ! decline-draw
+300 ! accept-draw
+300 ! offer-draw white
+300 ! offer-draw white
+300 ! accept-draw
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
4100.000 draw-offer side=white what=offered
4400.000 touched side=white square=g1 piece=N
5000.000 released side=white from=g1 square=f3 piece=N
5000.000 made ply=3 side=white uci=g1f3 san=Nf3
5000.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
5000.000 clock running=black why=press
5300.000 draw-offer side=black what=declined
5600.000 refused accept-draw
5900.000 draw-offer side=white what=offered
6200.000 draw-offer side=white what=offered
6500.000 draw-offer side=black what=accepted
6500.000 clock why=pause
6500.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
