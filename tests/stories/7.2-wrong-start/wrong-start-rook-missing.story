# A rook is missing when the lever goes down: told, and with the rook the game begins.
stands feff00000000ffff
1000 press black
+1000 place a8
+300 press white
+300 press black
---
1000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["a8"]}
1000.000 ruling id=1 alert=1 decision=lapsed
1000.000 game state=started
1000.000 clock running=white why=start
