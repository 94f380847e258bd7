# The opponent claims a fallen flag (6.8); without one there is nothing to claim.
set TimeControl=5
1000 press black
2000 lift e2
+300 place e4
+600 press white
+1000 ! claim flag
+6000 ! claim flag
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
3900.000 refused claim flag
7900.000 clock running=black why=flag
7900.000 alert id=1 kind=flag-fall article=A.5.5 side=black ply=2 confidence=certain evidence={"result":"1-0"}
9900.000 claim side=white kind=flag held=true
9900.000 ruling id=1 alert=1 decision=confirmed by=player
9900.000 clock why=pause
9900.000 game state=ended result=1-0 reason=time article=A.5.3
