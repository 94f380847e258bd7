# White presses late, when Black has begun his answer and pieces have fallen: his press counts
# (6.2.2).
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+1000 lift a7
+200 lift g2 h2
+8000 press white
+2000 place g2 h2
+500 place a6
+600 press black
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5
14600.000 alert id=1 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"missing":["g2","h2","a7"]}
14600.000 touched side=black square=a7 piece=p
14600.000 touched side=black square=g2 piece=P
14600.000 touched side=black square=h2 piece=P
17100.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
17100.000 clock running=black why=press
19600.000 released side=black from=a7 square=g2 piece=p
19600.000 released side=black from=h2 square=h2 piece=P
20100.000 released side=black from=g2 square=a6 piece=p
20100.000 released side=black from=g2 square=g2 piece=P
20100.000 made ply=6 side=black uci=a7a6 san=a6
20100.000 ruling id=1 alert=1 decision=lapsed lasted_ms=5500 ply=5 last_ply=6
20200.000 completed ply=6 side=black uci=a7a6 san=a6 by=clock
20200.000 clock running=white why=press
