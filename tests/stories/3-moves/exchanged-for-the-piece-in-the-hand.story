# The pawn on e5 is away for 599 ms while White holds his knight: so long a piece may be exchanged
# for another, and rather the knight stands there, until he takes on d5.
set Fen=4k3/8/8/3pp3/8/2N2N2/8/6K1 w - - 0 1
1000 press black
2000 lift c3
+300 lift e5
+599 place e5
+200 lift d5
+700 place d5
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=c3 piece=N
2300.000 touched side=white square=e5 piece=p
3099.000 touched side=white square=d5 piece=p
3599.000 released side=white from=c3 square=e5 piece=N
4199.000 released side=white from=e5 square=d5 piece=N
4199.000 released side=white from=e5 square=e5 piece=p
4199.000 made ply=1 side=white uci=c3d5 san=Nxd5
4199.000 completed ply=1 side=white uci=c3d5 san=Nxd5 by=clock
4199.000 clock running=black why=press
