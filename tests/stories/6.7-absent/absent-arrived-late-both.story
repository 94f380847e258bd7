# Both come after the start, and the arbiter holds both to it: both lose (6.7.1).
1000 ! start
+40000 ! arrived black
+5000 ! arrived white
+500 ! confirm 1
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
41000.000 alert id=1 kind=absent article=6.7.1 side=black confidence=possible evidence={"result":"1-0"}
46000.000 alert id=2 kind=absent article=6.7.1 side=white confidence=possible evidence={"result":"0-0"}
46500.000 ruling id=1 alert=1 decision=confirmed by=arbiter
46500.000 clock why=pause
46500.000 game state=ended result=0-0 reason=forfeit article=6.7.1
