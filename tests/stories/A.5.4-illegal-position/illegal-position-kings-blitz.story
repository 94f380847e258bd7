# Both kings are in check by an illegal move, and the answer leaves them so: the game is drawn.
# In 2001 nothing ends the game: there are two illegal moves, and no more.
editions 2001 2017 2018 2023
set Format=blitz
set Fen=4k3/8/8/4r3/8/8/3R4/4K3 w - - 0 1
show fen
1000 press black
2000 lift d2
+400 place d8
+300 press white
+2000 lift e5
+300 place e4
+900 press black
[2017 2018 2023] +2000 ! confirm 3
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/4r3/8/8/3R4/4K3 w - - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=d2 piece=R
2700.000 released side=white from=d2 square=d8 piece=R
[2001] 2700.000 alert id=1 kind=illegal-move article=7.4a side=white ply=1 confidence=certain evidence={"from":"d2","to":"d8","missing":["d2"],"unexpected":["d8"],"penalty":{"kind":"loss","result":"0-1"}}
[2017] 2700.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"d2","to":"d8","missing":["d2"],"unexpected":["d8"],"penalty":{"kind":"loss","result":"0-1"}}
[2018 2023] 2700.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"d2","to":"d8","missing":["d2"],"unexpected":["d8"],"penalty":{"kind":"add-opponent","seconds":60}}
2700.000 clock running=black why=press
4700.000 touched side=black square=e5 piece=r
5500.000 released side=black from=e5 square=e4 piece=r
[2001] 5900.000 alert id=2 kind=illegal-move article=7.4a side=black ply=2 confidence=certain evidence={"from":"e5","to":"e4","missing":["e5"],"unexpected":["e4"],"penalty":{"kind":"loss","result":"1-0"}}
[2017] 5900.000 alert id=2 kind=illegal-move article=7.5.1 side=black ply=2 confidence=certain evidence={"from":"e5","to":"e4","missing":["e5"],"unexpected":["e4"],"penalty":{"kind":"loss","result":"1-0"}}
[2018 2023] 5900.000 alert id=2 kind=illegal-move article=7.5.1 side=black ply=2 confidence=certain evidence={"from":"e5","to":"e4","missing":["e5"],"unexpected":["e4"],"penalty":{"kind":"add-opponent","seconds":60}}
[2017 2018] 5900.000 alert id=3 kind=illegal-position article=A.4.4 ply=2 confidence=certain evidence={"squares":["e1","e8"],"result":"1\/2-1\/2"}
[2023] 5900.000 alert id=3 kind=illegal-position article=A.5.4 ply=2 confidence=certain evidence={"squares":["e1","e8"],"result":"1\/2-1\/2"}
5900.000 clock running=white why=press
[2017 2018 2023] 7900.000 ruling id=1 alert=3 decision=confirmed by=arbiter
[2017 2018 2023] 7900.000 clock why=pause
[2017 2018] 7900.000 game state=ended result=1/2-1/2 reason=arbiter article=A.4.4
[2023] 7900.000 game state=ended result=1/2-1/2 reason=arbiter article=A.5.4
