# White comes too late, and may still be ruled absent.
set DefaultTime=60
set Edition=2001
1000 press black
+65000 lift e2
+500 place e4
+500 press white
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
61000.000 alert id=1 kind=absent article=6.7 side=white confidence=possible evidence={"result":"0-1"}
66000.000 touched side=white square=e2 piece=P
67000.000 released side=white from=e2 square=e4 piece=P
67000.000 made ply=1 side=white uci=e2e4 san=e4
67000.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
67000.000 clock running=black why=press
68000.000 ruling id=1 alert=1 decision=confirmed by=arbiter
68000.000 clock why=pause
68000.000 game state=ended result=0-1 reason=forfeit article=6.7
