# White, who has sealed, does not come in an hour; but Black, who is there, has lost on time before
# (A.10c).
set Edition=2001
set TimeControl=7200
1000 press black
play e4 e5
expect from here
+900 ! set-time black 600
+900 ! seal Nf3
+900 ! adjourn
+60000 ! arrived black
+900 lift g1
+300 place f3
+900 ! resume
+3700000 ! confirm last
---
4700.000 clock running=white why=set
6500.000 game state=adjourned
6500.000 clock why=pause
67400.000 touched side=white square=g1 piece=N
68200.000 released side=white from=g1 square=f3 piece=N
68200.000 made ply=3 side=white uci=g1f3 san=Nf3
68600.000 game state=resumed
68600.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
68600.000 clock running=black why=resume
668600.000 clock running=black why=flag
668600.000 alert id=1 kind=flag-fall article=6.9 side=black ply=4 confidence=certain evidence={"result":"1-0"}
3668600.000 alert id=2 kind=absent article=A.10 side=white confidence=possible evidence={"result":"1-0"}
3768600.000 ruling id=1 alert=2 decision=confirmed by=arbiter
3768600.000 clock why=pause
3768600.000 game state=ended result=1-0 reason=time article=A.10
