# In 2001 an hour is allowed where the event says nothing (6.7).
# White touches nothing for so long.
set Edition=2001
1000 press black
+3599000 rest
+60000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3601000.000 alert id=1 kind=absent article=6.7 side=white confidence=possible evidence={"result":"0-1"}
3660000.000 ruling id=1 alert=1 decision=confirmed by=arbiter
3660000.000 clock why=pause
3660000.000 game state=ended result=0-1 reason=forfeit article=6.7
