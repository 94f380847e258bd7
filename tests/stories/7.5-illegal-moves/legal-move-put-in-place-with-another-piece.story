# White goes straight from his illegal move to one of another piece: what was touched there is not
# looked at.
set Fen=4k3/7p/8/8/8/8/7P/4K1N1 w - - 0 1
1000 press black
2000 lift e1
+300 place e3
+300 press white
+900 ! confirm last
+900 lift g1
+300 place f3
+900 lift e3
+300 place e1
+900 press black
+900 press white
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
4400.000 touched side=white square=g1 piece=N
5200.000 released side=white from=g1 square=f3 piece=N
5600.000 touched side=white square=e3 piece=K
6400.000 released side=white from=e3 square=e1 piece=K
6800.000 game state=resumed
6800.000 clock running=white why=resume
6800.000 made ply=1 side=white uci=g1f3 san=Nf3
7700.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
7700.000 clock running=black why=press
