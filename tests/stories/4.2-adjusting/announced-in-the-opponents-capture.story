# Black announces while White's pawn is in the air that takes another one: the captured pawn is
# lifted in White's move, and spends nothing.
set AdjustAnnounced=yes
set Fen=4k1n1/8/8/4p3/3P4/8/8/4K3 w - - 0 1
500 press black
1000 lift d4
+200 ! adjust
+300 lift e5
+300 place e5
+600 press white
+900 lift g8
+500 place g8
+900 lift e8
+300 place e7
+500 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=d4 piece=P
1500.000 touched side=white square=e5 piece=p
2300.000 released side=white from=d4 square=e5 piece=P
2300.000 made ply=1 side=white uci=d4e5 san=dxe5
2400.000 completed ply=1 side=white uci=d4e5 san=dxe5 by=clock
2400.000 clock running=black why=press
4300.000 adjusted side=black squares=["g8"]
4700.000 touched side=black square=e8 piece=k
5500.000 released side=black from=e8 square=e7 piece=k
5500.000 made ply=2 side=black uci=e8e7 san=Ke7
5500.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
5500.000 clock running=white why=press
