# Kings in the centre before anybody has moved show a draw: the arbiter confirms it.
editions 2001 2017 2018 2023
1000 press black
+2000 lift e8
+600 place e5
+900 lift e1
+600 place e4
+3000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=e8 piece=k
[2001] 5600.000 alert id=1 kind=displaced article=5.2c ply=1 confidence=possible evidence={"kings":"1\/2-1\/2","missing":["e1","e8"],"unexpected":["e4","e5"],"result":"1\/2-1\/2"}
[2017 2018 2023] 5600.000 alert id=1 kind=displaced article=5.2.3 ply=1 confidence=possible evidence={"kings":"1\/2-1\/2","missing":["e1","e8"],"unexpected":["e4","e5"],"result":"1\/2-1\/2"}
8100.000 ruling id=1 alert=1 decision=confirmed by=arbiter
8100.000 clock why=pause
[2001] 8100.000 game state=ended result=1/2-1/2 reason=kings-centred article=5.2c
[2017 2018 2023] 8100.000 game state=ended result=1/2-1/2 reason=kings-centred article=5.2.3
