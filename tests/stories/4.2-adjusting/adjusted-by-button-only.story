# White announces by the button, puts the queen right, and presses without a move (7.5.3).
1000 press black
2000 button adjust
+300 lift d1
+400 place d1
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3250.000 adjusted side=white squares=["d1"]
3650.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
3650.000 clock running=black why=press
