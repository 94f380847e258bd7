# The arbiter takes back White's second move, which Black has answered: the pieces moved about until
# the board shows the position before it are no touches, and then the game goes on there.
set TimeControl=300+3
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 lift g1
+300 place f3
+300 press white
+2000 lift b8
+300 place c6
+300 press black
+2000 ! takeback 3
+2000 lift c6
+300 place b8
+300 lift f3
+300 place g1
+2000 ! resume
+1000 lift f1
+300 place c4
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
7200.000 touched side=white square=g1 piece=N
7800.000 released side=white from=g1 square=f3 piece=N
7800.000 made ply=3 side=white uci=g1f3 san=Nf3
7800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
7800.000 clock running=black why=press
9800.000 touched side=black square=b8 piece=n
10400.000 released side=black from=b8 square=c6 piece=n
10400.000 made ply=4 side=black uci=b8c6 san=Nc6
10400.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
10400.000 clock running=white why=press
12400.000 game state=paused by=arbiter
12400.000 clock why=pause
12400.000 withdrawn ply=4 uci=b8c6 why=taken-back
12400.000 withdrawn ply=3 uci=g1f3 why=taken-back
12400.000 clock why=set
12400.000 game state=irregular
15800.000 game state=restored
17300.000 game state=resumed
17300.000 clock running=white why=resume
18300.000 touched side=white square=f1 piece=B
18900.000 released side=white from=f1 square=c4 piece=B
18900.000 made ply=3 side=white uci=f1c4 san=Bc4
18900.000 completed ply=3 side=white uci=f1c4 san=Bc4 by=clock
18900.000 clock running=black why=press
