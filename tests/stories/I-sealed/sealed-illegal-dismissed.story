# The sealed move was read wrongly: the arbiter dismisses that, and enters what the envelope says.
1000 press black
play e4 e5
expect from here
+900 ! seal Nf4
+900 ! adjourn
+60000 ! resume
+900 ! dismiss last
+900 ! seal Nf3
+900 lift g1
+300 place f3
+900 ! resume
+200 press white
+500 lift b8
+300 place c6
+600 press black
---
5600.000 game state=adjourned
5600.000 clock why=pause
65600.000 alert id=1 kind=illegal-move article=I.8 side=white ply=3 confidence=certain evidence={"sealed":"Nf4","penalty":{"kind":"loss","result":"0-1"}}
66500.000 ruling id=1 alert=1 decision=dismissed by=arbiter
68300.000 touched side=white square=g1 piece=N
69100.000 released side=white from=g1 square=f3 piece=N
69100.000 made ply=3 side=white uci=g1f3 san=Nf3
69500.000 game state=resumed
69500.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
69500.000 clock running=black why=resume
70200.000 touched side=black square=b8 piece=n
71000.000 released side=black from=b8 square=c6 piece=n
71000.000 made ply=4 side=black uci=b8c6 san=Nc6
71100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
71100.000 clock running=white why=press
