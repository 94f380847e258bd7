# From d4 to the lever in 163 ms is just too quick for the hand that made the move (6.2.3).
1000 press black
2000 lift e2
+300 place e4
+600 press white
+2000 lift e7
+300 place e5
+600 press black
+2000 lift d2
+300 place d4
+163 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
4900.000 touched side=black square=e7 piece=p
5700.000 released side=black from=e7 square=e5 piece=p
5700.000 made ply=2 side=black uci=e7e5 san=e5
5800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5800.000 clock running=white why=press
7800.000 touched side=white square=d2 piece=P
8263.000 released side=white from=d2 square=d4 piece=P
8263.000 made ply=3 side=white uci=d2d4 san=d4
8263.000 alert id=1 kind=clock-other-hand article=6.2.3 side=white ply=3 confidence=possible evidence={"what":"on-clock","squares":["d4"],"between_ms":163,"distance_mm":247,"speed_mm_s":1515,"usual_ms":327,"times":1,"as_fast":0,"moves":1}
8263.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
8263.000 clock running=black why=press
