# King and queen were set up wrongly, which stands by now: that king may not castle (A.5.1.2).
set Edition=2023
set Format=rapid
set Fen=r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R2KQ2R w kq - 0 12
1000 press black
2000 lift d1
+400 place b1
+400 lift a1
+300 place c1
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d1 piece=K
2800.000 touched side=white square=a1 piece=R
3600.000 released side=white from=d1 square=b1 piece=K
3600.000 released side=white from=a1 square=c1 piece=R
4000.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"d1","to":"b1","missing":["a1","d1"],"unexpected":["b1","c1"],"penalty":{"kind":"add-opponent","seconds":60}}
4000.000 clock running=black why=press
