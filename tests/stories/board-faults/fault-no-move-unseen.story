# The lever goes over while the board fails, and nothing on the board has moved.
1000 press black
2000 fault
+500 press white
+500 answers
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
3000.000 clock running=white why=resume
3000.000 alert id=2 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
3000.000 clock running=black why=press
