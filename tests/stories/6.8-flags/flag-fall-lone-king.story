# White's flag falls, and Black has only a king: a draw (6.9).
set Edition=2018
set Format=standard
set TimeControl=5
set Fen=4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1
1000 press black
+7000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
6000.000 clock running=white why=flag
6000.000 alert id=1 kind=flag-fall article=6.8 side=white ply=1 confidence=certain evidence={"result":"1\/2-1\/2"}
8000.000 ruling id=1 alert=1 decision=confirmed by=arbiter
8000.000 clock why=pause
8000.000 game state=ended result=1/2-1/2 reason=time article=6.9
