# Black answers before the press: told with the press, and he can object no more (4.8).
set AdjustAnnounced=yes
1000 press black
2000 lift g1
+900 place g1
+900 lift d2
+300 place d4
+900 lift e7
+300 place e5
+300 press white
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3400.000 released side=white from=g1 square=g1 piece=N
3800.000 touched side=white square=d2 piece=P
4600.000 released side=white from=d2 square=d4 piece=P
4600.000 made ply=1 side=white uci=d2d4 san=d4
5000.000 touched side=black square=e7 piece=p
5600.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
5600.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":false}
5600.000 clock running=black why=press
5800.000 released side=black from=e7 square=e5 piece=p
5800.000 made ply=2 side=black uci=e7e5 san=e5
5900.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5900.000 clock running=white why=press
