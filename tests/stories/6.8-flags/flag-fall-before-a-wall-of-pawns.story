# A flag falls before a wall of pawns that nobody can pass: a draw (6.9), which a search decides.
set Fen=8/2k5/8/1p1p1p1p/1P1P1P1P/8/2K5/8 w - - 0 1
set TimeControl=10
1000 press black
+11000 rest
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
11000.000 clock running=white why=flag
11000.000 alert id=1 kind=flag-fall article=A.5.5 side=white ply=1 confidence=certain evidence={"result":"1\/2-1\/2"}
13000.000 ruling id=1 alert=1 decision=confirmed by=arbiter
13000.000 clock why=pause
13000.000 game state=ended result=1/2-1/2 reason=time article=A.5.3
