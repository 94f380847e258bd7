# Neither is there (I.11), nor comes in the default time: both lose (I.10).
set Edition=2023
set DefaultTime=1800
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! absent black
+100 ! absent white
+1000 ! resume
+1900000 ! confirm last
---
5600.000 game state=adjourned
5600.000 clock why=pause
66700.000 game state=resumed
66700.000 clock running=black why=resume
1866700.000 alert id=1 kind=absent article=I.10 side=white confidence=possible evidence={"result":"0-0"}
1866700.000 alert id=2 kind=absent article=I.10 side=black confidence=possible evidence={"result":"0-0"}
1966700.000 ruling id=1 alert=2 decision=confirmed by=arbiter
1966700.000 clock why=pause
1966700.000 game state=ended result=0-0 reason=forfeit article=I.10
