# White takes his move back before the press and makes another one (4.3.1, 4.7).
1000 press black
2000 lift e2
+300 place e4
+900 lift e4
+300 place e2
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
3200.000 touched side=white square=e4 piece=P
4000.000 released side=white from=e4 square=e2 piece=P
4000.000 withdrawn ply=1 uci=e2e4 why=taken-back
4400.000 touched side=white square=d2 piece=P
5000.000 released side=white from=d2 square=d4 piece=P
5000.000 made ply=1 side=white uci=d2d4 san=d4
5000.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
5000.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"e2"},"touched":["e2"],"played":"d2d4","claimable":true}
5000.000 clock running=black why=press
