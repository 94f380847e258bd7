# Between two squares the magnet closes both reeds.
set Fen=4k3/8/8/8/8/8/8/R3K3 w Q - 0 1
1000 press black
2000 place a2
+20 lift a1
+60 place a3
+20 lift a2
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2020.000 touched side=white square=a1 piece=R
2500.000 released side=white from=a1 square=a3 piece=R
2500.000 made ply=1 side=white uci=a1a3 san=Ra3
2500.000 completed ply=1 side=white uci=a1a3 san=Ra3 by=clock
2500.000 clock running=black why=press
