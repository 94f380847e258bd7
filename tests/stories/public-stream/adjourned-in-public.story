# The public hears that the game is adjourned, and nothing of what was sealed.
show public
1000 press black
+500 lift e2
+300 place e4
+600 press white
+500 lift e7
+300 place e5
+600 press black
+900 ! seal Nf3
+900 ! adjourn
+60000 ! resume
+900 lift g1
+300 place f3
+900 lift b8
+300 place c6
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
5600.000 game state=adjourned
5600.000 clock why=pause
65600.000 game state=resumed
65600.000 clock running=black why=resume
67300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
