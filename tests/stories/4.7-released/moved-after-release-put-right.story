# White moves a released piece on and back again before the press: no offence is left (4.7).
1000 press black
2000 lift g1
+300 place f3
+5000 lift f3
+300 place h3
+5000 lift h3
+300 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2800.000 released side=white from=g1 square=f3 piece=N
2800.000 made ply=1 side=white uci=g1f3 san=Nf3
7300.000 touched side=white square=f3 piece=N
8100.000 released side=white from=f3 square=h3 piece=N
8100.000 withdrawn ply=1 uci=g1f3 why=changed
8100.000 made ply=1 side=white uci=g1h3 san=Nh3
12600.000 touched side=white square=h3 piece=N
13200.000 released side=white from=h3 square=f3 piece=N
13200.000 withdrawn ply=1 uci=g1h3 why=changed
13200.000 made ply=1 side=white uci=g1f3 san=Nf3
13200.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
13200.000 clock running=black why=press
