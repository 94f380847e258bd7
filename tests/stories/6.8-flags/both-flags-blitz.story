# Both flags are down in blitz, and the one that fell first loses (A.5.3; 2018: A.4.3).
# In 2001 it is a draw in whichever order they fell (B.8). In 2017 who is out of time himself cannot
# claim (A.4.3): the arbiter sees whose flag fell first.
editions 2001 2017 2018 2023
set TimeControl=5
1000 press black
2000 lift e2
+300 place e4
+600 press white
+5500 lift e7
+300 place e5
+300 press black
+6000 rest
+100 ! claim flag
[2017] +100 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
7900.000 clock running=black why=flag
[2001] 7900.000 alert id=1 kind=flag-fall article=B.6 side=black ply=2 confidence=certain evidence={"result":"1-0"}
[2017 2018] 7900.000 alert id=1 kind=flag-fall article=A.4.5 side=black ply=2 confidence=certain evidence={"result":"1-0"}
[2023] 7900.000 alert id=1 kind=flag-fall article=A.5.5 side=black ply=2 confidence=certain evidence={"result":"1-0"}
8400.000 touched side=black square=e7 piece=p
9000.000 released side=black from=e7 square=e5 piece=p
9000.000 made ply=2 side=black uci=e7e5 san=e5
9000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
9000.000 clock running=white why=press
12100.000 clock running=white why=flag
[2001] 12100.000 alert id=2 kind=flag-fall article=B.6 side=white ply=3 confidence=certain evidence={"result":"1\/2-1\/2"}
[2017 2018] 12100.000 alert id=2 kind=flag-fall article=A.4.5 side=white ply=3 confidence=certain evidence={"result":"1-0"}
[2023] 12100.000 alert id=2 kind=flag-fall article=A.5.5 side=white ply=3 confidence=certain evidence={"result":"1-0"}
[2001 2018 2023] 15100.000 claim side=black kind=flag held=true
[2001 2018 2023] 15100.000 ruling id=1 alert=2 decision=confirmed by=player
[2001 2018 2023] 15100.000 clock why=pause
[2001] 15100.000 game state=ended result=1/2-1/2 reason=time article=B.8
[2017] 15100.000 refused claim flag
[2018] 15100.000 game state=ended result=1-0 reason=time article=A.4.3
[2023] 15100.000 game state=ended result=1-0 reason=time article=A.5.3
[2017] 15200.000 ruling id=1 alert=2 decision=confirmed by=arbiter
[2017] 15200.000 clock why=pause
[2017] 15200.000 game state=ended result=1-0 reason=time article=A.4.3
