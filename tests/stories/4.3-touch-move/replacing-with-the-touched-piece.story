# The king's illegal move is replaced by a legal one of the king (7.5.1, 4.3).
set Fen=4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1
1000 press black
2000 lift e1
+300 place e3
+300 press white
+900 ! confirm last
+900 lift e3
+300 place e1
+900 press black
+900 lift e1
+300 place e2
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2600.000 released side=white from=e1 square=e3 piece=K
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e1","to":"e3","missing":["e1"],"unexpected":["e3"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
3500.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3500.000 game state=paused by=arbiter
3500.000 clock why=pause
3500.000 game state=irregular
4400.000 touched side=white square=e3 piece=K
5200.000 released side=white from=e3 square=e1 piece=K
5200.000 game state=restored
5600.000 game state=resumed
5600.000 clock running=white why=resume
6500.000 touched side=white square=e1 piece=K
7100.000 released side=white from=e1 square=e2 piece=K
7100.000 made ply=1 side=white uci=e1e2 san=Ke2
7100.000 completed ply=1 side=white uci=e1e2 san=Ke2 by=clock
7100.000 clock running=black why=press
