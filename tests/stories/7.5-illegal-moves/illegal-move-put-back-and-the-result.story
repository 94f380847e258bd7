# The piece of an illegal move is in the hand to be put back when the arbiter enters the result: no
# legal move is told.
1000 press black
2000 lift e2
+600 place e5
+600 press white
+2000 lift e5
+300 ! result 0-1
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
3100.000 released side=white from=e2 square=e5 piece=P
3200.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
3200.000 clock running=black why=press
5200.000 touched side=white square=e5 piece=P
5500.000 clock why=pause
5500.000 game state=ended result=0-1 reason=arbiter
