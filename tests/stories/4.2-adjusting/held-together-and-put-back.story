# A piece of each colour is lifted while the other is off its square: that was no adjusting of each.
1000 press black
play e4 d5
+6000 lift d5
+400 lift e4
+400 place d5
+400 place e4
+5000 lift b1
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
9800.000 touched side=white square=d5 piece=p
10200.000 touched side=white square=e4 piece=P
11500.000 released side=white from=e4 square=e4 piece=P
11500.000 released side=white from=d5 square=d5 piece=p
16000.000 touched side=white square=b1 piece=N
17000.000 released side=white from=b1 square=c3 piece=N
17000.000 made ply=3 side=white uci=b1c3 san=Nc3
17300.000 completed ply=3 side=white uci=b1c3 san=Nc3 by=clock
17300.000 alert id=1 kind=touch-move article=4.3.3 side=white ply=3 confidence=likely evidence={"must":{"kind":"capture-with","own":"e4","opponent":"d5"},"touched":["d5","e4","b1"],"played":"b1c3","claimable":true}
17300.000 clock running=black why=press
