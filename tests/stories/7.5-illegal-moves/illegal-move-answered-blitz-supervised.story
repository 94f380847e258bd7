# In blitz with full supervision an illegal move that was answered can still be put right.
set Format=blitz
set Supervision=full
1000 press black
2000 lift e2
+300 place e5
+300 press white
+2000 lift e7
+700 place e6
+1000 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
4600.000 touched side=black square=e7 piece=p
5800.000 released side=black from=e7 square=e6 piece=p
5800.000 made ply=2 side=black uci=e7e6 san=e6
6300.000 completed ply=2 side=black uci=e7e6 san=e6 by=clock
6300.000 clock running=white why=press
