# White castled and Black answered, and neither pressed; then White moves a rook over his knight and
# presses.
set Fen=4k3/5p2/8/8/8/8/7P/RN2K2R w K - 0 10
500 press black
2000 lift e1
+1000 place g1
+400 lift h1
+1100 place f1
+25000 lift f7
+800 place f5
+89000 lift a1
+700 place c1
+1000 press white
+2000 ! confirm last
+2000 lift c1
+700 place a1
+2500 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
3400.000 touched side=white square=h1 piece=R
3900.000 released side=white from=e1 square=g1 piece=K
5000.000 released side=white from=h1 square=f1 piece=R
5000.000 made ply=1 side=white uci=e1g1 san=O-O
29500.000 touched side=black square=f7 piece=p
30800.000 released side=black from=f7 square=f5 piece=p
30800.000 made ply=2 side=black uci=f7f5 san=f5
119300.000 touched side=white square=a1 piece=R
120500.000 released side=white from=a1 square=c1 piece=R
121000.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
121000.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"a1","to":"c1","missing":["a1"],"unexpected":["c1"],"penalty":{"kind":"add-opponent","seconds":120}}
121000.000 clock running=black why=press
123000.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
123000.000 game state=paused by=arbiter
123000.000 clock why=pause
123000.000 game state=irregular
125000.000 touched side=white square=c1 piece=R
126200.000 released side=white from=c1 square=a1 piece=R
126200.000 game state=restored
128200.000 game state=resumed
128200.000 clock running=white why=resume
