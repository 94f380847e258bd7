# Pieces in the centre make room for the kings, one on a white square and one on a black one: a
# draw.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+3000 lift e4
+700 lift e5
+500 lift e1
+600 place e4
+500 lift e8
+600 place e5
+3000 rest
+1000 ! reopen
+1000 lift e4 e5
+1000 place e1 e8
+1000 place e4 e5
+1000 ! resume
+1000 lift g1
+400 place f3
+400 press white
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
8200.000 touched side=white square=e4 piece=P
8900.000 touched side=white square=e5 piece=p
9400.000 touched side=white square=e1 piece=K
11600.000 clock why=pause
11600.000 game state=ended result=1/2-1/2 reason=kings-centred
15100.000 game state=paused by=arbiter
15100.000 clock why=pause
15100.000 game state=irregular
18600.000 game state=restored
19100.000 game state=resumed
19100.000 clock running=white why=resume
20100.000 touched side=white square=g1 piece=N
20900.000 released side=white from=g1 square=f3 piece=N
20900.000 made ply=3 side=white uci=g1f3 san=Nf3
20900.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
20900.000 clock running=black why=press
