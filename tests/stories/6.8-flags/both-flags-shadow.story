# Both flags are down on a physical clock, and which fell first is unknown: no article says what
# follows.
# In 2001, before the last period, the game goes on (6.12).
editions 2001 2023
[2001] set Format=standard
[2001] set TimeControl=40/5:5400
[2023] set TimeControl=5
set Clock=shadow
1000 press black
2000 lift e2
+300 place e4
+600 press white
+5500 lift e7
+300 place e5
+300 press black
+6000 rest
+100 ! confirm last
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
[2001] 7900.000 alert id=1 kind=flag-fall article=6.9 side=black ply=2 confidence=possible evidence={"result":"1-0"}
[2023] 7900.000 alert id=1 kind=flag-fall article=A.5.5 side=black ply=2 confidence=possible evidence={"result":"1-0"}
8400.000 touched side=black square=e7 piece=p
9000.000 released side=black from=e7 square=e5 piece=p
9000.000 made ply=2 side=black uci=e7e5 san=e5
9000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
9000.000 clock running=white why=press
12100.000 clock running=white why=flag
[2001] 12100.000 alert id=2 kind=flag-fall article=6.9 side=white ply=3 confidence=possible
[2023] 12100.000 alert id=2 kind=flag-fall article=A.5.5 side=white ply=3 confidence=possible
15100.000 ruling id=1 alert=2 decision=confirmed by=arbiter
