# An illegal move is made while the board fails, and its press is seen: what led to the board is
# not.
1000 press black
2000 fault
+500 lift e2
+500 place e5
+500 answers
+1000 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
3500.000 clock running=white why=resume
3500.000 touched side=white square=e2 piece=P
4000.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["e2"],"unexpected":["e5"]}
4000.000 released side=white from=e2 square=e5 piece=P
4500.000 clock running=black why=press
