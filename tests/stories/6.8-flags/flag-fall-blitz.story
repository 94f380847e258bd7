# The arbiter calls a fallen flag in blitz, which costs the game (6.8).
# In 2001 only the opponent can call it (B.6).
editions 2001 2017 2018 2023
set Format=blitz
set TimeControl=5
1000 press black
2000 lift e2
+300 place e4
+600 press white
+6000 rest

+100 ! confirm last
[2001] +100 ! claim flag
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
[2001] 9000.000 refused confirm last
[2017 2018 2023] 9000.000 ruling id=1 alert=1 decision=confirmed by=arbiter
[2017 2018 2023] 9000.000 clock why=pause
[2017 2018] 9000.000 game state=ended result=1-0 reason=time article=A.4.3
[2023] 9000.000 game state=ended result=1-0 reason=time article=A.5.3
[2001] 9100.000 claim side=white kind=flag held=true
[2001] 9100.000 ruling id=1 alert=1 decision=confirmed by=player
[2001] 9100.000 clock why=pause
[2001] 9100.000 game state=ended result=1-0 reason=time article=B.7
