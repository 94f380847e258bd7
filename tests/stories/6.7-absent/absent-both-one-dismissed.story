# Neither player is seen in the default time, but the arbiter knows that one is there: he dismisses
# that.
set DefaultTime=60
1000 ! start
+70000 ! dismiss 2
+1000 ! confirm 1
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
61000.000 alert id=1 kind=absent article=6.7.1 side=white confidence=possible evidence={"result":"0-0"}
61000.000 alert id=2 kind=absent article=6.7.1 side=black confidence=possible evidence={"result":"0-0"}
71000.000 ruling id=1 alert=2 decision=dismissed by=arbiter
72000.000 ruling id=2 alert=1 decision=confirmed by=arbiter
72000.000 clock why=pause
72000.000 game state=ended result=0-1 reason=forfeit article=6.7.1
