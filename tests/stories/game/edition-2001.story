# An illegal move and a press without a move in 2001, by the articles of that edition.
set Edition=2001
1000 press black
2000 lift e2
+300 place e5
+300 press white
+900 lift e5
+300 place e2
+300 press black
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.4a side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
3500.000 touched side=white square=e5 piece=P
4100.000 clock running=white why=press
4300.000 released side=white from=e5 square=e2 piece=P
4400.000 alert id=2 kind=no-move article=6.8c side=white ply=1 confidence=certain
4400.000 clock running=black why=press
