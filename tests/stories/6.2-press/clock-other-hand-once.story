# A hand that waits at the clock is told once a game of each player: that suffices for a habit.
1000 press black
3000 lift e2
+400 place e4
+90 press white
6000 lift e7
+400 place e5
+90 press black
9000 lift d2
+400 place d4
+90 press white
12000 lift d7
+400 place d5
+90 press black
15000 lift c2
+400 place c4
+90 press white
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
6490.000 released side=black from=e7 square=e5 piece=p
6490.000 made ply=2 side=black uci=e7e5 san=e5
6490.000 alert id=2 kind=clock-other-hand article=6.2.3 side=black ply=2 confidence=possible evidence={"what":"on-clock","squares":["e5"],"between_ms":90,"distance_mm":247,"speed_mm_s":2744,"usual_ms":327,"times":1,"as_fast":0,"moves":0}
6490.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
6490.000 clock running=white why=press
9000.000 touched side=white square=d2 piece=P
9490.000 released side=white from=d2 square=d4 piece=P
9490.000 made ply=3 side=white uci=d2d4 san=d4
9490.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
9490.000 clock running=black why=press
12000.000 touched side=black square=d7 piece=p
12490.000 released side=black from=d7 square=d5 piece=p
12490.000 made ply=4 side=black uci=d7d5 san=d5
12490.000 completed ply=4 side=black uci=d7d5 san=d5 by=clock
12490.000 clock running=white why=press
15000.000 touched side=white square=c2 piece=P
15490.000 released side=white from=c2 square=c4 piece=P
15490.000 made ply=5 side=white uci=c2c4 san=c4
15490.000 completed ply=5 side=white uci=c2c4 san=c4 by=clock
15490.000 clock running=black why=press
