# The rook goes back before the press, and the knight moves.
set Fen=7k/6pp/8/8/8/8/6PP/R3N2K w - - 0 1
set AdjustAnnounced=yes
1000 press black
2000 lift e1
+900 place e1
+900 lift a1
+300 place a8
+900 lift a8
+300 place a1
+900 lift e1
+300 place d3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=N
3400.000 released side=white from=e1 square=e1 piece=N
3800.000 touched side=white square=a1 piece=R
4600.000 released side=white from=a1 square=a8 piece=R
4600.000 made ply=1 side=white uci=a1a8 san=Ra8#
4600.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"e1"},"touched":["e1","a1"],"played":"a1a8","claimable":true}
5000.000 touched side=white square=a8 piece=R
5800.000 released side=white from=a8 square=a1 piece=R
5800.000 withdrawn ply=1 uci=a1a8 why=taken-back
5800.000 ruling id=1 alert=1 decision=lapsed
6200.000 touched side=white square=e1 piece=N
6800.000 released side=white from=e1 square=d3 piece=N
6800.000 made ply=1 side=white uci=e1d3 san=Nd3
6800.000 completed ply=1 side=white uci=e1d3 san=Nd3 by=clock
6800.000 clock running=black why=press
