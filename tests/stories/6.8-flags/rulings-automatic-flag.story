# With Rulings=automatic a fallen flag ends the game at once.
set Edition=2023
set TimeControl=5
set Rulings=automatic
show clocks
1000 press black
+6000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5000 black_ms=5000 why=start
6000.000 clock running=white white_ms=0 black_ms=5000 why=flag
6000.000 alert id=1 kind=flag-fall article=A.5.5 side=white ply=1 confidence=certain evidence={"result":"0-1"}
6000.000 ruling id=1 alert=1 decision=confirmed by=regulations
6000.000 clock white_ms=0 black_ms=5000 why=pause
6000.000 game state=ended result=0-1 reason=time article=A.5.3
