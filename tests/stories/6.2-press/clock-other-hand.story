# The hand that waits at the clock presses before the one that moved can have come (6.2.3).
1000 press black
3000 lift e2
+400 place e4
+90 press white
6000 lift e7
+400 place e5
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=e2 piece=P
3490.000 released side=white from=e2 square=e4 piece=P
3490.000 made ply=1 side=white uci=e2e4 san=e4
3490.000 alert id=1 kind=clock-other-hand article=6.2.3 side=white ply=1 confidence=possible evidence={"what":"on-clock","squares":["e4"],"between_ms":90,"distance_mm":247,"speed_mm_s":2744,"usual_ms":327,"times":1,"as_fast":0,"moves":0}
3490.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3490.000 clock running=black why=press
6000.000 touched side=black square=e7 piece=p
6900.000 released side=black from=e7 square=e5 piece=p
6900.000 made ply=2 side=black uci=e7e5 san=e5
6900.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
6900.000 clock running=white why=press
