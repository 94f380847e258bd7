# White has seen Black's hand go to the clock, and lifts the pawn just before it goes down. The game
# begins with that press, and nothing is wrong with the set-up.
1000 lift e2
+40 press black
+400 place e4
+400 press white
+2000 lift e7
+300 place e5
+400 press black
+2000 lift g1
+300 place f3
+400 press white
---
0.000 game state=ready
1040.000 game state=started
1040.000 clock running=white why=start
1040.000 touched side=white square=e2 piece=P
1840.000 released side=white from=e2 square=e4 piece=P
1840.000 made ply=1 side=white uci=e2e4 san=e4
1840.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
1840.000 clock running=black why=press
3840.000 touched side=black square=e7 piece=p
4540.000 released side=black from=e7 square=e5 piece=p
4540.000 made ply=2 side=black uci=e7e5 san=e5
4540.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4540.000 clock running=white why=press
6540.000 touched side=white square=g1 piece=N
7240.000 released side=white from=g1 square=f3 piece=N
7240.000 made ply=3 side=white uci=g1f3 san=Nf3
7240.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
7240.000 clock running=black why=press
