# After the agreement the kings were put in the centre: the position is asked for.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 ! offer-draw white
+500 ! accept-draw
+2000 lift e1
+300 place d5
+2000 lift e8
+300 place d4
+5000 ! reopen
+1000 lift d5
+300 place e1
+600 lift d4
+300 place e8
+2000 ! resume
+1000 lift g1
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
4600.000 touched side=black square=e7 piece=p
5200.000 released side=black from=e7 square=e5 piece=p
5200.000 made ply=2 side=black uci=e7e5 san=e5
5200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5200.000 clock running=white why=press
7200.000 draw-offer side=white what=offered
7700.000 draw-offer side=black what=accepted
7700.000 clock why=pause
7700.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
17300.000 game state=paused by=arbiter
17300.000 clock why=pause
17300.000 game state=irregular
20000.000 game state=restored
21500.000 game state=resumed
21500.000 clock running=white why=resume
22500.000 touched side=white square=g1 piece=N
23100.000 released side=white from=g1 square=f3 piece=N
23100.000 made ply=3 side=white uci=g1f3 san=Nf3
23100.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
23100.000 clock running=black why=press
