# White announces an adjustment, and keeps the piece off its square for longer than the settle time.
1000 press black
2000 ! adjust
+300 lift d1
+1400 place d1
+300 lift g1
+1400 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4500.000 adjusted side=white squares=["d1"]
4500.000 touched side=white square=g1 piece=N
5700.000 released side=white from=g1 square=f3 piece=N
5700.000 made ply=1 side=white uci=g1f3 san=Nf3
5700.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
5700.000 clock running=black why=press
