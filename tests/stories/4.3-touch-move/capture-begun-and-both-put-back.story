# Black lifts a piece and its captor long after the press, and puts both back: likely a touch.
set Fen=4k3/8/2n5/8/3B4/8/4P3/4K3 w - - 0 1
1000 press black
2000 lift e2
+300 place e4
+300 press white
+3000 lift d4
+400 lift c6
+2000 place c6
+1500 place d4
+3000 lift e8
+300 place e7
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
5600.000 touched side=black square=d4 piece=B
6000.000 touched side=black square=c6 piece=n
8500.000 released side=black from=c6 square=c6 piece=n
10000.000 released side=black from=d4 square=d4 piece=B
12500.000 touched side=black square=e8 piece=k
13200.000 released side=black from=e8 square=e7 piece=k
13200.000 made ply=2 side=black uci=e8e7 san=Ke7
13200.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
13200.000 alert id=1 kind=touch-move article=4.3.3 side=black ply=2 confidence=likely evidence={"must":{"kind":"capture-with","own":"c6","opponent":"d4"},"touched":["d4","c6","e8"],"played":"e8e7","claimable":true}
13200.000 clock running=white why=press
