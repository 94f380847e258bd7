# Moves that are shown after the end are none of the game: when it is reopened they cannot be taken
# back, but a move of the game can.
500 press black
play e4 e5
+1000 ! resign white
+3000 lift g1
+300 place f3
+600 press white
+3000 lift b8
+300 place c6
+600 press black
+3000 ! reopen
+1000 ! takeback 4
+1000 ! takeback 2
+1000 lift c6
+300 place b8
+1000 lift f3
+300 place g1
+1000 lift e5
+300 place e7
+3000 press white
+1000 lift d7
+300 place d5
+300 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=e2 piece=P
1800.000 released side=white from=e2 square=e4 piece=P
1800.000 made ply=1 side=white uci=e2e4 san=e4
1900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
1900.000 clock running=black why=press
2400.000 touched side=black square=e7 piece=p
3200.000 released side=black from=e7 square=e5 piece=p
3200.000 made ply=2 side=black uci=e7e5 san=e5
3300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3300.000 clock running=white why=press
4300.000 clock why=pause
4300.000 game state=ended result=0-1 reason=resignation article=5.1.2
15100.000 game state=paused by=arbiter
15100.000 clock why=pause
15100.000 game state=irregular
16100.000 refused takeback 4
17100.000 withdrawn ply=2 uci=e7e5 why=taken-back
21500.000 game state=restored
24000.000 game state=resumed
24000.000 clock running=black why=resume
25000.000 touched side=black square=d7 piece=p
25600.000 released side=black from=d7 square=d5 piece=p
25600.000 made ply=2 side=black uci=d7d5 san=d5
25600.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
25600.000 clock running=white why=press
