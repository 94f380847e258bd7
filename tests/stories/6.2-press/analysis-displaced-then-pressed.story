# Behind an analysis the board shows no position that leads on from it: a press completes nothing.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+1000 lift a7
+300 place a6
+1000 lift b5
+300 place a4
+1000 lift b7
+300 place b5
+2000 lift d1 e1 d2
+400 place d5
+400 place d6
+20000 press white
+9000 ! result 1-0
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5
8900.000 touched side=black square=a7 piece=p
9700.000 released side=black from=a7 square=a6 piece=p
9700.000 made ply=6 side=black uci=a7a6 san=a6
10200.000 touched side=white square=b5 piece=B
11000.000 released side=white from=b5 square=a4 piece=B
11000.000 made ply=7 side=white uci=b5a4 san=Ba4
11500.000 touched side=black square=b7 piece=p
12300.000 released side=black from=b7 square=b5 piece=p
12300.000 made ply=8 side=black uci=b7b5 san=b5
13800.000 touched side=white square=d1 piece=Q
13800.000 touched side=white square=e1 piece=K
13800.000 touched side=white square=d2 piece=P
20100.000 alert id=1 kind=displaced article=7.4.1 ply=9 confidence=certain evidence={"missing":["d1","e1","d2"],"unexpected":["d5","d6"]}
20100.000 released side=white from=d1 square=d5 piece=Q
20100.000 released side=white from=e1 square=d6 piece=K
34600.000 clock running=black why=press
43600.000 withdrawn ply=8 uci=b7b5 why=taken-back
43600.000 withdrawn ply=7 uci=b5a4 why=taken-back
43600.000 withdrawn ply=6 uci=a7a6 why=taken-back
43600.000 withdrawn ply=5 uci=f1b5 why=taken-back
43600.000 clock why=pause
43600.000 game state=ended result=1-0 reason=arbiter
