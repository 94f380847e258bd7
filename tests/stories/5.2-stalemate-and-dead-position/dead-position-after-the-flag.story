# White takes the last piece with his flag down, which nobody has called: a dead position ends the
# game (6.9; 2001: 6.10).
editions 2001 2017 2018 2023
set Fen=4k3/8/8/8/8/8/4n3/4K3 w - - 0 60
set TimeControl=7200
1000 press black
+500 ! set-time white 1
+6000 lift e1
+200 lift e2
+300 place e2
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 clock running=white why=set
2500.000 clock running=white why=flag
[2001] 2500.000 alert id=1 kind=flag-fall article=6.9 side=white ply=1 confidence=certain evidence={"result":"1\/2-1\/2"}
[2017 2018 2023] 2500.000 alert id=1 kind=flag-fall article=6.8 side=white ply=1 confidence=certain evidence={"result":"1\/2-1\/2"}
7500.000 touched side=white square=e1 piece=K
7700.000 touched side=white square=e2 piece=n
8500.000 released side=white from=e1 square=e2 piece=K
8500.000 made ply=1 side=white uci=e1e2 san=Kxe2
8500.000 completed ply=1 side=white uci=e1e2 san=Kxe2 by=end
8500.000 clock why=pause
[2001] 8500.000 game state=ended result=1/2-1/2 reason=dead-position article=5.2b
[2017 2018 2023] 8500.000 game state=ended result=1/2-1/2 reason=dead-position article=5.2.2
