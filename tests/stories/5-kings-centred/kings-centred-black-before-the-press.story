# White's last move stands, and he gives up instead of pressing; somebody stops the clock.
1000 press black
2000 lift h2
+300 place h3
+600 press white
+500 lift h7
+300 place h6
+600 press black
+2000 lift e2
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
2000.000 touched side=white square=h2 piece=P
2800.000 released side=white from=h2 square=h3 piece=P
2800.000 made ply=1 side=white uci=h2h3 san=h3
2900.000 completed ply=1 side=white uci=h2h3 san=h3 by=clock
2900.000 clock running=black why=press
3400.000 touched side=black square=h7 piece=p
4200.000 released side=black from=h7 square=h6 piece=p
4200.000 made ply=2 side=black uci=h7h6 san=h6
4300.000 completed ply=2 side=black uci=h7h6 san=h6 by=clock
4300.000 clock running=white why=press
6300.000 touched side=white square=e2 piece=P
7100.000 released side=white from=e2 square=e3 piece=P
7100.000 made ply=3 side=white uci=e2e3 san=e3
10300.000 completed ply=3 side=white uci=e2e3 san=e3 by=end
10300.000 clock why=pause
10300.000 game state=ended result=0-1 reason=kings-centred
