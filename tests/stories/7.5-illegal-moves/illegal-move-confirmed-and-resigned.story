# A bishop goes where it cannot, the arbiter confirms that, and its player resigns. The record has
# no move in its place, though a legal square is beside.
set TimeControl=600
1000 press black
+1000 lift e2
+400 place e4
+200 press white
+1000 lift a7
+400 place a6
+200 press black
+1000 lift f1
+400 place b3
+200 press white
+2000 ! confirm last
+4000 ! resign white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=a7 piece=p
4200.000 released side=black from=a7 square=a6 piece=p
4200.000 made ply=2 side=black uci=a7a6 san=a6
4200.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
4200.000 clock running=white why=press
5200.000 touched side=white square=f1 piece=B
5800.000 released side=white from=f1 square=b3 piece=B
5800.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"f1","to":"b3","missing":["f1"],"unexpected":["b3"],"penalty":{"kind":"add-opponent","seconds":60}}
5800.000 clock running=black why=press
7800.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
7800.000 game state=paused by=arbiter
7800.000 clock why=pause
7800.000 clock why=penalty
7800.000 game state=irregular
11800.000 game state=ended result=0-1 reason=resignation article=5.1.2
