# White's offer lapses with Black's move; Black's own, made with his move, is accepted (5.2.3, 9.1).
1000 ! accept-draw
1000 press black
2000 ! accept-draw
+300 lift e2
+300 place e4
+100 ! offer-draw white
+100 press white
+100 ! accept-draw
+100 lift e7
+300 place e5
+600 ! accept-draw
+100 ! offer-draw black
+100 press black
+900 ! accept-draw
---
0.000 game state=ready
1000.000 refused accept-draw
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 refused accept-draw
2300.000 touched side=white square=e2 piece=P
2700.000 draw-offer side=white what=offered
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2800.000 clock running=black why=press
2900.000 refused accept-draw
3000.000 touched side=black square=e7 piece=p
3000.000 draw-offer side=white what=lapsed
3800.000 released side=black from=e7 square=e5 piece=p
3800.000 made ply=2 side=black uci=e7e5 san=e5
3900.000 refused accept-draw
4000.000 draw-offer side=black what=offered
4100.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4100.000 clock running=white why=press
5000.000 draw-offer side=white what=accepted
5000.000 clock why=pause
5000.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
