# Nothing happens while the board fails: a press without a move after it is judged as ever.
1000 press black
2000 fault
+1500 answers
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
3500.000 clock running=white why=resume
4000.000 alert id=2 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
4000.000 clock running=black why=press
