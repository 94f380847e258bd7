# Contacts that open or close for at most 50 ms are no touch (4.2.2).
1000 press black
2000 flicker g1 10
+100 flicker d4 8
+100 lift g1
+50 place g1
+900 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3168.000 touched side=white square=e2 piece=P
3768.000 released side=white from=e2 square=e4 piece=P
3768.000 made ply=1 side=white uci=e2e4 san=e4
3768.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3768.000 clock running=black why=press
