# With dead squares a press without a move, and an illegal one, are possible and no more.
set DeadSquares=a8
stands feff00000000ffff
1000 press black
2000 press white
+600 lift d7
+300 place d5
+600 press black
+500 lift e2
+300 place e5
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
2000.000 clock running=black why=press
2600.000 touched side=black square=d7 piece=p
3400.000 released side=black from=d7 square=d5 piece=p
3400.000 made ply=2 side=black uci=d7d5 san=d5
3500.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
3500.000 clock running=white why=press
4000.000 touched side=white square=e2 piece=P
4800.000 released side=white from=e2 square=e5 piece=P
4900.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=3 confidence=possible evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
4900.000 clock running=black why=press
