# A piece that stands for 486 ms was released, and then moved on (4.7).
1000 press black
2000 lift e2
+300 place e4
+600 press white
+2000 lift e7
+300 place e5
+600 press black
+2000 lift d2
+300 place d3
+486 lift d3
+200 place d4
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
4900.000 touched side=black square=e7 piece=p
5700.000 released side=black from=e7 square=e5 piece=p
5700.000 made ply=2 side=black uci=e7e5 san=e5
5800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5800.000 clock running=white why=press
7800.000 touched side=white square=d2 piece=P
8600.000 released side=white from=d2 square=d3 piece=P
8600.000 made ply=3 side=white uci=d2d3 san=d3
8600.000 touched side=white square=d3 piece=P
9286.000 released side=white from=d3 square=d4 piece=P
9286.000 withdrawn ply=3 uci=d2d3 why=changed
9286.000 made ply=3 side=white uci=d2d4 san=d4
9386.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
9386.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=3 confidence=possible evidence={"must":{"kind":"stand","own":"d2","to":"d3"},"touched":["d2"],"played":"d2d4","claimable":true}
9386.000 clock running=black why=press
