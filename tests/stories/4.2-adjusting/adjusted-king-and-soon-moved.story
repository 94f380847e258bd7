# The king is put right, a knight lifted before he has rested: he may have been adjusted (4.2.1).
1000 press black
play e4 d5
+6000 lift e1
+450 place e1
+400 lift b1
+500 place c3
+800 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=d7 piece=p
3700.000 released side=black from=d7 square=d5 piece=p
3700.000 made ply=2 side=black uci=d7d5 san=d5
3800.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
3800.000 clock running=white why=press
9800.000 touched side=white square=e1 piece=K
10650.000 touched side=white square=b1 piece=N
11150.000 released side=white from=e1 square=e1 piece=K
11650.000 released side=white from=b1 square=c3 piece=N
11650.000 made ply=3 side=white uci=b1c3 san=Nc3
11950.000 completed ply=3 side=white uci=b1c3 san=Nc3 by=clock
11950.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=3 confidence=possible evidence={"must":{"kind":"move","own":"e1"},"touched":["e1","b1"],"played":"b1c3","claimable":true}
11950.000 clock running=black why=press
