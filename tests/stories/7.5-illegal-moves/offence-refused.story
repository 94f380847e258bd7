# The arbiter enters an offence before the game, before a move and after the end: each is refused.
set TimeControl=5400+30
500 ! offence white illegal-move
1000 press black
+1000 ! offence white illegal-move
+1000 ! offence black no-move
+1000 lift e2
+300 place e4
+300 press white
+1000 ! offence white pawn-not-replaced
+1000 ! resign white
+1000 ! offence white illegal-move
---
0.000 game state=ready
500.000 refused offence white illegal-move
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 refused offence white illegal-move
3000.000 refused offence black no-move
4000.000 touched side=white square=e2 piece=P
4600.000 released side=white from=e2 square=e4 piece=P
4600.000 made ply=1 side=white uci=e2e4 san=e4
4600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4600.000 clock running=black why=press
5600.000 refused offence white pawn-not-replaced
6600.000 clock why=pause
6600.000 game state=ended result=0-1 reason=resignation article=5.1.2
7600.000 refused offence white illegal-move
