# A rook is missing, and the levers are pressed: told before the game begins.
# Then it is there.
stands feff00000000ffff
1000 press black
+1000 place a8
+300 press white
+300 press black
---
1000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["a8"]}
2015.000 game state=ready
2600.000 ruling id=1 alert=1 decision=lapsed
2600.000 game state=started
2600.000 clock running=white why=start
