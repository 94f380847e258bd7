# White's knight is put back for a moment. What Black touches after that binds him all the same.
1000 press black
+2000 lift e2
+300 place e4
+500 press white
+2000 lift e7
+300 place e5
+500 press black
+2000 lift g1
+300 place f3
+500 press white
+1500 lift f3
+300 place g1
+1500 lift g1
+300 place f3
+1500 lift c7
+1500 place c7
+1500 lift b8
+300 place c6
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=e2 piece=P
3800.000 released side=white from=e2 square=e4 piece=P
3800.000 made ply=1 side=white uci=e2e4 san=e4
3800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3800.000 clock running=black why=press
5800.000 touched side=black square=e7 piece=p
6600.000 released side=black from=e7 square=e5 piece=p
6600.000 made ply=2 side=black uci=e7e5 san=e5
6600.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
6600.000 clock running=white why=press
8600.000 touched side=white square=g1 piece=N
9400.000 released side=white from=g1 square=f3 piece=N
9400.000 made ply=3 side=white uci=g1f3 san=Nf3
9400.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
9400.000 clock running=black why=press
10900.000 touched side=black square=f3 piece=N
13500.000 released side=black from=f3 square=f3 piece=N
13500.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=white ply=4 confidence=possible evidence={"square":"f3","sides":["white","black"]}
14500.000 touched side=black square=c7 piece=p
16500.000 released side=black from=c7 square=c7 piece=p
17500.000 touched side=black square=b8 piece=n
18300.000 released side=black from=b8 square=c6 piece=n
18300.000 made ply=4 side=black uci=b8c6 san=Nc6
18300.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
18300.000 alert id=2 kind=touch-move article=4.3.3 side=black ply=4 confidence=possible evidence={"must":{"kind":"move","own":"c7"},"touched":["f3","c7","b8"],"played":"b8c6","claimable":true}
18300.000 clock running=white why=press
