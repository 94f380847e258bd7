# A promotion is announced with its piece once that is named (D.2.1); on the other board the pawn
# may stand on the last rank before it is exchanged.
set VisuallyDisabled=black
set Fen=8/1P5k/8/8/8/8/p6K/8 w - - 0 1
1000 press black
+1000 lift b7
+300 place b8
+1500 ! promote N
+600 press white
+600 second lift b7
+600 second place b8
+900 second lift b8
+900 second place b8
+3000 second lift a2
+500 second place a1
+800 press black
+800 lift a2
+800 place a1
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=b7 piece=P
2800.000 released side=white from=b7 square=b8 piece=Q
2800.000 made ply=1 side=white uci=b7b8q san=b8=Q
2800.000 promotion ply=1 piece=Q source=assumed uci=b7b8q san=b8=Q
2800.000 announcement ply=1 side=white what=move uci=b7b8 words=Bauer Bella sieben Bella acht
3800.000 promotion ply=1 piece=N source=declared uci=b7b8n san=b8=N
3800.000 announcement ply=1 side=white what=correction uci=b7b8n words=Korrektur: Bauer Bella sieben Bella acht Springer
4400.000 completed ply=1 side=white uci=b7b8n san=b8=N by=clock
4400.000 clock running=black why=press
10400.000 touched side=black square=a2 piece=p
11400.000 released side=black from=a2 square=a1 piece=q
11400.000 made ply=2 side=black uci=a2a1q san=a1=Q
11400.000 promotion ply=2 piece=q source=assumed uci=a2a1q san=a1=Q
11400.000 announcement ply=2 side=black what=move uci=a2a1 words=Bauer Anna zwei Anna eins
11700.000 completed ply=2 side=black uci=a2a1q san=a1=Q by=clock
11700.000 clock running=white why=press
