# Draws may not be agreed before move 30 (9.1.1): the offer is refused, and the game goes on.
set DrawOffersFromMove=30
1000 press black
2000 lift e2
+300 place e4
+300 press white
+300 lift e7
+300 place e5
+300 ! offer-draw black
+300 press black
+300 ! accept-draw
+900 lift g1
+300 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3500.000 refused offer-draw black
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
4100.000 refused accept-draw
5000.000 touched side=white square=g1 piece=N
5600.000 released side=white from=g1 square=f3 piece=N
5600.000 made ply=3 side=white uci=g1f3 san=Nf3
5600.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
5600.000 clock running=black why=press
