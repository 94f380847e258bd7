# Nobody is seen in the default time behind the resumption: both lose (I.10).
set DefaultTime=60
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! resume
+70000 ! confirm last
---
5600.000 game state=adjourned
5600.000 clock why=pause
65600.000 game state=resumed
65600.000 clock running=black why=resume
125600.000 alert id=1 kind=absent article=I.10 side=white confidence=possible evidence={"result":"0-0"}
125600.000 alert id=2 kind=absent article=I.10 side=black confidence=possible evidence={"result":"0-0"}
135600.000 ruling id=1 alert=2 decision=confirmed by=arbiter
135600.000 clock why=pause
135600.000 game state=ended result=0-0 reason=forfeit article=I.10
