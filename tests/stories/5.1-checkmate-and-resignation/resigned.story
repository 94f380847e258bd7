# Black resigns, once (5.1.2); a second resignation is refused.
1000 press black
2000 lift e2
+300 place e4
+300 ! resign black
+900 ! resign black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=end
2600.000 clock why=pause
2600.000 game state=ended result=1-0 reason=resignation article=5.1.2
3500.000 refused resign black
