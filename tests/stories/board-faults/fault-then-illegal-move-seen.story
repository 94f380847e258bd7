# An illegal move that is made after the board answers again is told as ever (7.5.1).
1000 press black
2000 fault
+1500 answers
+500 lift e2
+300 place e5
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
3500.000 clock running=white why=resume
4000.000 touched side=white square=e2 piece=P
4600.000 released side=white from=e2 square=e5 piece=P
4600.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
4600.000 clock running=black why=press
