# Neither player comes to the resumption, but Black's sealed move mates, and that result stands
# (I.10; 2001: A.10).
editions 2001 2023
[2023] set DefaultTime=60
1000 press black
+500 lift f2
+300 place f3
+600 press white
+500 lift e7
+300 place e5
+600 press black
+500 lift g2
+300 place g4
+600 press white
+900 ! seal Qh4#
+900 ! adjourn
+60000 ! resume
[2001] +3700000 ! confirm last
[2023] +70000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=f2 piece=P
2300.000 released side=white from=f2 square=f3 piece=P
2300.000 made ply=1 side=white uci=f2f3 san=f3
2400.000 completed ply=1 side=white uci=f2f3 san=f3 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=g2 piece=P
5100.000 released side=white from=g2 square=g4 piece=P
5100.000 made ply=3 side=white uci=g2g4 san=g4
5200.000 completed ply=3 side=white uci=g2g4 san=g4 by=clock
5200.000 clock running=black why=press
7000.000 game state=adjourned
7000.000 clock why=pause
67000.000 game state=resumed
67000.000 clock running=white why=resume
[2023] 127000.000 alert id=1 kind=absent article=I.10 side=white confidence=possible evidence={"result":"0-1"}
[2023] 127000.000 alert id=2 kind=absent article=I.10 side=black confidence=possible evidence={"result":"0-1"}
[2023] 137000.000 ruling id=1 alert=2 decision=confirmed by=arbiter
[2023] 137000.000 clock why=pause
[2023] 137000.000 game state=ended result=0-1 reason=checkmate article=I.10
[2001] 3667000.000 alert id=1 kind=absent article=A.10 side=white confidence=possible evidence={"result":"0-1"}
[2001] 3667000.000 alert id=2 kind=absent article=A.10 side=black confidence=possible evidence={"result":"0-1"}
[2001] 3767000.000 ruling id=1 alert=2 decision=confirmed by=arbiter
[2001] 3767000.000 clock why=pause
[2001] 3767000.000 game state=ended result=0-1 reason=checkmate article=A.10
