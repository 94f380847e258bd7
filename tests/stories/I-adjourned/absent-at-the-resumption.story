# White, who has sealed, does not come to the resumption within the default time, and loses (I.10).
# In 2001 that time is an hour (A.10).
editions 2001 2017 2018 2023
[2017 2018 2023] set DefaultTime=1800
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 lift g1
+300 place f3
+600 ! resume
+200 press white
+500 lift b8
+300 place c6
+600 press black
[2001] +3700000 ! confirm last
[2017 2018 2023] +1900000 ! confirm last
---
5600.000 game state=adjourned
5600.000 clock why=pause
65600.000 touched side=white square=g1 piece=N
66400.000 released side=white from=g1 square=f3 piece=N
66400.000 made ply=3 side=white uci=g1f3 san=Nf3
66500.000 game state=resumed
66500.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
66500.000 clock running=black why=resume
67200.000 touched side=black square=b8 piece=n
68000.000 released side=black from=b8 square=c6 piece=n
68000.000 made ply=4 side=black uci=b8c6 san=Nc6
68100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
68100.000 clock running=white why=press
[2017 2018 2023] 1866500.000 alert id=1 kind=absent article=I.10 side=white confidence=possible evidence={"result":"0-1"}
[2017 2018 2023] 1968100.000 ruling id=1 alert=1 decision=confirmed by=arbiter
[2017 2018 2023] 1968100.000 clock why=pause
[2017 2018 2023] 1968100.000 game state=ended result=0-1 reason=forfeit article=I.10
[2001] 3666500.000 alert id=1 kind=absent article=A.10 side=white confidence=possible evidence={"result":"0-1"}
[2001] 3768100.000 ruling id=1 alert=1 decision=confirmed by=arbiter
[2001] 3768100.000 clock why=pause
[2001] 3768100.000 game state=ended result=0-1 reason=forfeit article=A.10
