# The second board is White's.
set VisuallyDisabled=white
1000 press black
+1000 second lift e2
+300 second place e4
+1000 press white
+1000 lift e2
+400 place e4
+400 lift e7
+400 place e5
+1000 press black
+1000 second lift e7
+400 second place e5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 announcement ply=1 side=white what=move uci=e2e4 words=Bauer Eva zwei Eva vier
3300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3300.000 clock running=black why=press
5100.000 touched side=black square=e7 piece=p
6000.000 released side=black from=e7 square=e5 piece=p
6000.000 made ply=2 side=black uci=e7e5 san=e5
6000.000 announcement ply=2 side=black what=move uci=e7e5 words=Bauer Eva sieben Eva fuenf
6500.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
6500.000 clock running=white why=press
