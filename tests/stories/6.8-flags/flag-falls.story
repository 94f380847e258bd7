# Black's flag falls, and the arbiter's confirmation ends the game (6.8, A.5.3).
set TimeControl=3
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+4000 rest
+100 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=3000 black_ms=3000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=1400 black_ms=3000
2600.000 clock running=black white_ms=1400 black_ms=3000 why=press
5600.000 clock running=black white_ms=1400 black_ms=0 why=flag
5600.000 alert id=1 kind=flag-fall article=A.5.5 side=black ply=2 confidence=certain evidence={"result":"1-0"}
6700.000 ruling id=1 alert=1 decision=confirmed by=arbiter
6700.000 clock white_ms=1400 black_ms=0 why=pause
6700.000 game state=ended result=1-0 reason=time article=A.5.3
