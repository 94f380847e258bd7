# After the ruling White goes straight to a legal square; Black's lever gives him his clock back.
1000 press black
2000 lift g1
+300 place g3
+300 press white
+900 ! confirm last
+900 lift g3
+300 place f3
+900 press black
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2600.000 released side=white from=g1 square=g3 piece=N
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"g1","to":"g3","missing":["g1"],"unexpected":["g3"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
3500.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3500.000 game state=paused by=arbiter
3500.000 clock why=pause
3500.000 game state=irregular
4400.000 touched side=white square=g3 piece=N
5200.000 released side=white from=g3 square=f3 piece=N
5600.000 game state=resumed
5600.000 clock running=white why=resume
5600.000 made ply=1 side=white uci=g1f3 san=Nf3
6500.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
6500.000 clock running=black why=press
