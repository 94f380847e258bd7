# An assistant enters what a player says (D.2.10): his name stands before what comes of it, also of
# what is refused.
set VisuallyDisabled=white
set Fen=8/1P5k/8/8/8/8/p6K/8 w - - 0 1
1000 press black
+1000 second lift b7
+300 second place b8
+1500 ! by A. Helper: promote N
+600 press white
+1000 ! by A. Helper: accept-draw
+1000 ! by A. Helper: resign white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=b7 piece=P
2800.000 released side=white from=b7 square=b8 piece=Q
2800.000 made ply=1 side=white uci=b7b8q san=b8=Q
2800.000 promotion ply=1 piece=Q source=assumed uci=b7b8q san=b8=Q
2800.000 announcement ply=1 side=white what=move uci=b7b8 words=Bauer Bella sieben Bella acht
3800.000 assistant name=A. Helper order=promote N
3800.000 promotion ply=1 piece=N source=declared uci=b7b8n san=b8=N
3800.000 announcement ply=1 side=white what=correction uci=b7b8n words=Korrektur: Bauer Bella sieben Bella acht Springer
4400.000 completed ply=1 side=white uci=b7b8n san=b8=N by=clock
4400.000 clock running=black why=press
5400.000 assistant name=A. Helper order=accept-draw
5400.000 refused by A. Helper: accept-draw
6400.000 assistant name=A. Helper order=resign white
6400.000 clock why=pause
6400.000 game state=ended result=0-1 reason=resignation article=5.1.2
