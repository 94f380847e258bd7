# Nothing can be kept, and soon nothing more may wait, while a player presses without a move: each
# is told for itself, and what the arbiter rules on the one leaves the other as it is.
1000 press black
+500 ! store gone
+500 press white
+200 ! store full
+100 ! confirm last
+100 ! store full
+400 ! dismiss last
+300 ! store gone
+300 ! result 1-0
+300 ! store back
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 alert id=1 kind=store ply=1 confidence=likely evidence={"what":"waits"}
2000.000 alert id=2 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
2000.000 clock running=black why=press
2200.000 ruling id=1 alert=1 decision=lapsed
2200.000 alert id=3 kind=store ply=1 confidence=likely evidence={"what":"full"}
2300.000 ruling id=2 alert=3 decision=confirmed by=arbiter
2800.000 ruling id=3 alert=2 decision=dismissed by=arbiter
3100.000 alert id=4 kind=store ply=1 confidence=likely evidence={"what":"waits"}
3400.000 clock why=pause
3400.000 game state=ended result=1-0 reason=arbiter
3700.000 ruling id=4 alert=4 decision=lapsed
