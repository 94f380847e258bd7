# Nobody minds White's illegal move, and the game goes on from there: that is told once, and
# White is not accused again of what Black and he play then.
1000 press black
2000 lift e2
+300 place e5
+300 press white
+2000 lift e7
+300 place e6
+700 press black
+2000 lift d2
+300 place d4
+700 press white
+2000 lift d7
+300 place d5
+700 press black
+2000 lift c2
+300 place c4
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
4600.000 touched side=white square=e7 piece=p
5600.000 clock running=white why=press
5600.000 released side=white from=e7 square=e6 piece=p
7600.000 touched side=white square=d2 piece=P
8400.000 released side=white from=d2 square=d4 piece=P
8600.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["d2","e2","e7"],"unexpected":["d4","e5","e6"]}
8600.000 clock running=black why=press
10600.000 touched side=white square=d7 piece=p
11600.000 clock running=white why=press
11600.000 released side=white from=d7 square=d5 piece=p
13600.000 touched side=white square=c2 piece=P
14400.000 released side=white from=c2 square=c4 piece=P
14600.000 clock running=black why=press
