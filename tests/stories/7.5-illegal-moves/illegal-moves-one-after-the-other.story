# Black answers an illegal move by another: the record is lost, which is told once, and nobody is
# accused of what follows.
1000 press black
2000 lift f1
+300 place b5
+300 press white
+2000 lift b5
+600 lift a7
+600 place b5
+700 press black
+2000 lift g1
+300 place f3
+700 press white
+2000 lift g8
+300 place f6
+700 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=B
2600.000 released side=white from=f1 square=b5 piece=B
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"f1","to":"b5","missing":["f1"],"unexpected":["b5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
4600.000 touched side=white square=b5 piece=B
5200.000 touched side=black square=a7 piece=p
6500.000 clock running=white why=press
6500.000 released side=white from=b5 square=b5 piece=B
8500.000 touched side=white square=g1 piece=N
9300.000 released side=white from=g1 square=f3 piece=N
9500.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["f1","g1","a7"],"unexpected":["f3","b5"]}
9500.000 clock running=black why=press
11500.000 touched side=black square=g8 piece=n
12500.000 clock running=white why=press
