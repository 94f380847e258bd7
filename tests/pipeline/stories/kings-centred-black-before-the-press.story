# White's last move stands, and he gives up instead of pressing; somebody stops the clock.
1000 press black
2000 lift e2
+300 place e3
+2000 lift e1
+600 place d4
+300 lift e8
+600 place e5
+200 press white
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e3 piece=P
2800.000 made ply=1 side=white uci=e2e3 san=e3
6000.000 completed ply=1 side=white uci=e2e3 san=e3 by=end
6000.000 clock why=pause
6000.000 game state=ended result=0-1 reason=kings-centred
