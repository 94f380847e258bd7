# Two moves are not pressed, the third is illegal and pressed: it is told as any other, and taken
# back.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+1000 lift a7
+300 place a6
+1000 lift b5
+300 place b3
+600 press white
+900 ! confirm last
+900 lift b3
+300 place b5
+900 ! resume
+300 press black
+1000 lift b5
+300 place a4
+600 press white
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5
8900.000 touched side=black square=a7 piece=p
9700.000 released side=black from=a7 square=a6 piece=p
9700.000 made ply=6 side=black uci=a7a6 san=a6
10200.000 touched side=white square=b5 piece=B
11000.000 released side=white from=b5 square=b3 piece=B
11100.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
11100.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=7 confidence=certain evidence={"from":"b5","to":"b3","missing":["b5"],"unexpected":["b3"],"penalty":{"kind":"add-opponent","seconds":120}}
11100.000 clock running=black why=press
12000.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
12000.000 game state=paused by=arbiter
12000.000 clock why=pause
12000.000 game state=irregular
12900.000 touched side=white square=b3 piece=B
13700.000 released side=white from=b3 square=b5 piece=B
13700.000 game state=restored
14100.000 game state=resumed
14100.000 clock running=white why=resume
14400.000 completed ply=6 side=black uci=a7a6 san=a6 by=clock
15400.000 touched side=white square=b5 piece=B
16200.000 released side=white from=b5 square=a4 piece=B
16200.000 made ply=7 side=white uci=b5a4 san=Ba4
16300.000 completed ply=7 side=white uci=b5a4 san=Ba4 by=clock
16300.000 clock running=black why=press
