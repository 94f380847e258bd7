# At bullet pace a press comes 60 ms after the placement, and the answer 80 ms after the press.
1000 press black
2000 lift e2
+150 place e4
+60 press white
+80 lift e7
+150 place e5
+60 press black
+80 lift g1
+150 place f3
+60 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2210.000 released side=white from=e2 square=e4 piece=P
2210.000 made ply=1 side=white uci=e2e4 san=e4
2210.000 alert id=1 kind=clock-other-hand article=6.2.3 side=white ply=1 confidence=possible evidence={"what":"on-clock","squares":["e4"],"between_ms":60,"distance_mm":247,"speed_mm_s":4116,"usual_ms":327,"times":1,"as_fast":0,"moves":0}
2210.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2210.000 clock running=black why=press
2290.000 touched side=black square=e7 piece=p
2500.000 released side=black from=e7 square=e5 piece=p
2500.000 made ply=2 side=black uci=e7e5 san=e5
2500.000 alert id=2 kind=clock-other-hand article=6.2.3 side=black ply=2 confidence=possible evidence={"what":"on-clock","squares":["e5"],"between_ms":60,"distance_mm":247,"speed_mm_s":4116,"usual_ms":327,"times":1,"as_fast":0,"moves":0}
2500.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
2500.000 clock running=white why=press
2580.000 touched side=white square=g1 piece=N
2790.000 released side=white from=g1 square=f3 piece=N
2790.000 made ply=3 side=white uci=g1f3 san=Nf3
2790.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
2790.000 clock running=black why=press
