# White's lever is down for 15 ms: that is a press, and completes his move.
1000 press black
2000 lift e2
+300 place e4
+900 press white
+15 press black
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
3200.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3200.000 clock running=black why=press
3215.000 alert id=1 kind=no-move article=7.5.3 side=black ply=2 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
3215.000 clock running=white why=press
4115.000 clock running=black why=press
