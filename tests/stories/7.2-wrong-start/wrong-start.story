# A pawn stands on e4 when the game would begin: a wrong start (7.2.1), which lapses once it is put
# right; the game begins with the last press or order before that.
stands ffff00001000efff
1000 press black
+1000 ! start
+1000 lift e4
+300 place e2
+300 press white
+300 press black
---
1000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e2"],"unexpected":["e4"]}
2000.000 alert id=2 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e2"],"unexpected":["e4"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 ruling id=2 alert=2 decision=lapsed
2000.000 game state=started
2000.000 clock running=white why=start
