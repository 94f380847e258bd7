# In blitz of 2001 the arbiter cannot enter an illegal move: only the opponent may claim it (C.3).
set Edition=2001
set TimeControl=300
1000 press black
2000 lift e2
+300 place e4
+500 press white
+1000 ! offence white illegal-move
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2800.000 clock running=black why=press
3800.000 refused offence white illegal-move
