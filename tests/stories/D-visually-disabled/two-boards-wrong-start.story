# One of two boards is not set up: the game begins once it is.
set VisuallyDisabled=black
0 second lift e7
+100 second place e5
1000 press black
+2000 second lift e5
+400 second place e7
+1000 press white
+500 press black
---
0.000 game state=ready
1000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e7"],"unexpected":["e5"]}
1000.000 ruling id=1 alert=1 decision=lapsed
1000.000 game state=started
1000.000 clock running=white why=start
