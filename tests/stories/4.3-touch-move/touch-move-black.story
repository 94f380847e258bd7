# Black touches a knight and moves a pawn (4.3.1).
set AdjustAnnounced=yes
1000 press black
2000 lift e2
+300 place e4
+300 press white
+900 lift b8
+900 place b8
+900 lift e7
+300 place e5
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3500.000 touched side=black square=b8 piece=n
4900.000 released side=black from=b8 square=b8 piece=n
5300.000 touched side=black square=e7 piece=p
5900.000 released side=black from=e7 square=e5 piece=p
5900.000 made ply=2 side=black uci=e7e5 san=e5
5900.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5900.000 alert id=1 kind=touch-move article=4.3.1 side=black ply=2 confidence=likely evidence={"must":{"kind":"move","own":"b8"},"touched":["b8","e7"],"played":"e7e5","claimable":true}
5900.000 clock running=white why=press
