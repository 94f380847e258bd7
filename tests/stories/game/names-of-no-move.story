# To name the players is no act of the game: claims, offers, pauses and a move on the way stay as
# they are.
1000 press black
+500 lift e2
+400 place e4
+100 ! offer-draw white
+300 press white
+500 ! pause
+100 ! players Ann / Bob
+500 ! resume
+500 lift e7
+100 ! players Ann / Ben
+400 place e5
+300 press black
+500 lift d2
+900 ! accept-draw
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2000.000 draw-offer side=white what=offered
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2300.000 clock running=black why=press
2800.000 game state=paused by=arbiter
2800.000 clock why=pause
2900.000 tags white=Ann black=Bob
3400.000 game state=resumed
3400.000 clock running=black why=resume
3900.000 touched side=black square=e7 piece=p
3900.000 draw-offer side=white what=lapsed
4000.000 tags white=Ann black=Ben
4700.000 released side=black from=e7 square=e5 piece=p
4700.000 made ply=2 side=black uci=e7e5 san=e5
4700.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4700.000 clock running=white why=press
5200.000 touched side=white square=d2 piece=P
6100.000 refused accept-draw
