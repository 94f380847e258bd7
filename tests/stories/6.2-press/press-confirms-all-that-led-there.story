# Five moves are made, and nobody thinks of the clock until White presses: all are completed.
# In 2001 nothing but the press and the end completes a move (6.8a): the opponent has answered them.
editions 2001 2023
1000 press black
+1000 lift e2
+300 place e4
+1000 lift e7
+300 place e5
+1000 lift g1
+300 place f3
+1000 lift b8
+300 place c6
+1000 lift f1
+300 place b5
+600 press white
+1000 lift a7
+300 place a6
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
3300.000 touched side=black square=e7 piece=p
4100.000 released side=black from=e7 square=e5 piece=p
4100.000 made ply=2 side=black uci=e7e5 san=e5
4600.000 touched side=white square=g1 piece=N
5400.000 released side=white from=g1 square=f3 piece=N
5400.000 made ply=3 side=white uci=g1f3 san=Nf3
5900.000 touched side=black square=b8 piece=n
6700.000 released side=black from=b8 square=c6 piece=n
6700.000 made ply=4 side=black uci=b8c6 san=Nc6
7200.000 touched side=white square=f1 piece=B
8000.000 released side=white from=f1 square=b5 piece=B
8000.000 made ply=5 side=white uci=f1b5 san=Bb5
[2001] 8100.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
[2023] 8100.000 completed ply=1 side=white uci=e2e4 san=e4 by=next-move
8100.000 completed ply=2 side=black uci=e7e5 san=e5 by=answer
[2001] 8100.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=answer
[2023] 8100.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=next-move
8100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=answer
8100.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
8100.000 clock running=black why=press
9100.000 touched side=black square=a7 piece=p
9900.000 released side=black from=a7 square=a6 piece=p
9900.000 made ply=6 side=black uci=a7a6 san=a6
10000.000 completed ply=6 side=black uci=a7a6 san=a6 by=clock
10000.000 clock running=white why=press
