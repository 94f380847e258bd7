# A queen was recognised on e8, and then a knight: the choice was final (4.4.4).
set Fen=8/p3P1k1/8/8/8/8/8/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 kinds e8=Q
+0 place e8
+900 lift e8
+400 kinds e8=N
+0 place e8
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2800.000 released side=white from=e7 square=e8 piece=Q
2800.000 made ply=1 side=white uci=e7e8q san=e8=Q
2800.000 promotion ply=1 piece=Q source=seen uci=e7e8q san=e8=Q
3200.000 touched side=white square=e8 piece=P
4100.000 promotion ply=1 piece=N source=seen uci=e7e8n san=e8=N+
4300.000 completed ply=1 side=white uci=e7e8n san=e8=N+ by=clock
4300.000 alert id=1 kind=moved-after-release article=4.4.4 side=white ply=1 confidence=likely evidence={"must":{"kind":"promote","own":"e7","to":"e8","piece":"Q"},"touched":["e7"],"played":"e7e8n","claimable":true}
4300.000 clock running=black why=press
