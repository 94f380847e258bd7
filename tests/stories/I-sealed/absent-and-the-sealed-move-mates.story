# Neither player comes to the resumption, but Black's sealed move mates, and that result stands
# (I.10; 2001: A.10).
editions 2001 2023
[2023] set DefaultTime=60
1000 press black
play f3 e5 g4
expect from here
+900 ! seal Qh4#
+900 ! adjourn
+60000 ! resume
[2001] +3700000 ! confirm last
[2023] +70000 ! confirm last
---
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
