# White offers a draw, and Black declines it by touching a piece (9.1.2.1).
1000 press black
2000 lift e2
+300 place e4
+100 ! offer-draw white
+100 press white
+100 lift e7
+300 place e5
+100 press black
+900 ! accept-draw
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2400.000 draw-offer side=white what=offered
2500.000 released side=white from=e2 square=e4 piece=P
2500.000 made ply=1 side=white uci=e2e4 san=e4
2500.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2500.000 clock running=black why=press
2600.000 touched side=black square=e7 piece=p
2600.000 draw-offer side=white what=lapsed
3000.000 released side=black from=e7 square=e5 piece=p
3000.000 made ply=2 side=black uci=e7e5 san=e5
3000.000 alert id=1 kind=clock-other-hand article=6.2.3 side=black ply=2 confidence=possible evidence={"what":"on-clock","squares":["e5"],"between_ms":100,"distance_mm":247,"speed_mm_s":2470,"usual_ms":327,"times":1,"as_fast":0,"moves":0}
3000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3000.000 clock running=white why=press
3900.000 refused accept-draw
