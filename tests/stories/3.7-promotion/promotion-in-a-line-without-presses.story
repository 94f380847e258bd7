# White promotes and forgets to press: the public learns of the knight with the press that comes
# later.
show public
set Fen=7k/P7/8/8/8/8/7p/K7 w - - 0 1
1000 press black
+1000 lift a7
+300 ! promote N
+300 place a8
+1000 lift h8
+300 place g7
+1000 lift a8
+300 place c7
+600 press white
+1000 lift g7
+300 place f6
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
5800.000 completed ply=1 side=white uci=a7a8n san=a8=N by=next-move
5800.000 promotion ply=1 piece=N source=declared uci=a7a8n san=a8=N
5800.000 completed ply=2 side=black uci=h8g7 san=Kg7 by=answer
5800.000 completed ply=3 side=white uci=a8c7 san=Nc7 by=clock
5800.000 clock running=black why=press
7700.000 completed ply=4 side=black uci=g7f6 san=Kf6 by=clock
7700.000 clock running=white why=press
