# Two moves are not pressed when the game is adjourned; when it is resumed a press completes them.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+1000 lift a7
+300 place a6
+900 ! adjourn
+60000 ! resume
+1000 lift b5
+300 place a4
+600 press white
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5
8900.000 touched side=black square=a7 piece=p
9700.000 released side=black from=a7 square=a6 piece=p
9700.000 made ply=6 side=black uci=a7a6 san=a6
10100.000 game state=adjourned
10100.000 clock why=pause
70100.000 game state=resumed
70100.000 clock running=white why=resume
71100.000 touched side=white square=b5 piece=B
71900.000 released side=white from=b5 square=a4 piece=B
71900.000 made ply=7 side=white uci=b5a4 san=Ba4
72000.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=next-move
72000.000 completed ply=6 side=black uci=a7a6 san=a6 by=answer
72000.000 completed ply=7 side=white uci=b5a4 san=Ba4 by=clock
72000.000 clock running=black why=press
