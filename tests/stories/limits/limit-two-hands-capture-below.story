# Two pieces next to each other lifted 118 ms apart are just too quick for one hand (7.5.4).
1000 press black
2000 lift e2
+300 place e4
+600 press white
+2000 lift d7
+300 place d5
+600 press black
+2000 lift d5
+118 lift e4
+300 place d5
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
4900.000 touched side=black square=d7 piece=p
5700.000 released side=black from=d7 square=d5 piece=p
5700.000 made ply=2 side=black uci=d7d5 san=d5
5800.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
5800.000 clock running=white why=press
7800.000 touched side=white square=d5 piece=p
7918.000 touched side=white square=e4 piece=P
8718.000 released side=white from=e4 square=d5 piece=P
8718.000 made ply=3 side=white uci=e4d5 san=exd5
8818.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=3 confidence=possible evidence={"what":"too-far","squares":["d5","e4"],"between_ms":118,"together_ms":300,"distance_mm":77,"speed_mm_s":305,"usual_ms":317,"as_fast":0,"moves":1,"penalty":{"kind":"add-opponent","seconds":120}}
8818.000 completed ply=3 side=white uci=e4d5 san=exd5 by=clock
8818.000 clock running=black why=press
