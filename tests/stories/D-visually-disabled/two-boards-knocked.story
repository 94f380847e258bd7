# Pieces that are lifted and put back on the second board while a move is repeated there bind
# nobody; nor do those lifted while the opponent thinks.
set VisuallyDisabled=black
1000 press black
+1000 lift e2
+300 place e4
+1000 press white
+1500 second lift e2
+200 second lift h7
+700 second place e4
+600 second place h7
+1500 second lift e7
+700 second place e5
+900 press black
+500 second lift g2
+800 second place g2
+500 lift e7
+500 second lift a7
+500 place e5
+1000 lift g1
+500 place f3
+1000 press white
+1000 second place a7
+1000 second lift g1
+400 second place f3
+1000 rest
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
7800.000 touched side=black square=e7 piece=p
9000.000 released side=black from=e7 square=e5 piece=p
9000.000 made ply=2 side=black uci=e7e5 san=e5
9000.000 announcement ply=2 side=black what=move uci=e7e5 words=Bauer Eva sieben Eva fuenf
9400.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
9400.000 clock running=white why=press
13200.000 touched side=white square=g1 piece=N
14200.000 released side=white from=g1 square=f3 piece=N
14200.000 made ply=3 side=white uci=g1f3 san=Nf3
14200.000 announcement ply=3 side=white what=move uci=g1f3 words=Springer Gustav eins Felix drei
14700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
14700.000 clock running=black why=press
