# White's own touch takes no offer back; Black rejects it orally, and accepts another (9.1.2.1).
1000 press black
play e4 e5
expect from here
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
