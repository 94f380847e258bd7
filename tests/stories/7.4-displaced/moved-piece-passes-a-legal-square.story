# The knight passes f3, where it could go, and is put on f4: an illegal move, as no piece fell.
1000 press black
2000 lift g1
+700 place f3
+150 lift f3
+400 place f4
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3750.000 released side=white from=g1 square=f4 piece=N
3950.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"g1","to":"f4","missing":["g1"],"unexpected":["f4"],"penalty":{"kind":"add-opponent","seconds":120}}
3950.000 clock running=black why=press
