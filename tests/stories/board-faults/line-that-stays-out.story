# A rank that stays out for longer than 2.5 s has opened, and the record waits; when it is back the
# game goes on.
1000 press black
2000 lift e2
+300 place e4
+300 press white
3000 lift a7 b7 c7 d7 e7 f7 g7 h7
+8000 lift g8
+300 place f6
+300 press black
+3000 place a7 b7 c7 d7 e7 f7 g7 h7
+3000 lift d2
+300 place d4
+300 press white
+900 lift d7
+300 place d5
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
5500.000 touched side=black square=a7 piece=p
5500.000 touched side=black square=b7 piece=p
5500.000 touched side=black square=c7 piece=p
5500.000 touched side=black square=d7 piece=p
5500.000 touched side=black square=e7 piece=p
5500.000 touched side=black square=f7 piece=p
5500.000 touched side=black square=g7 piece=p
5500.000 touched side=black square=h7 piece=p
11000.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["a7","b7","c7","d7","e7","f7","g7","h7"]}
11000.000 touched side=black square=g8 piece=n
11600.000 clock running=white why=press
15100.000 made ply=2 side=black uci=g8f6 san=Nf6
15100.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
15100.000 ruling id=1 alert=1 decision=lapsed lasted_ms=4100 ply=2 last_ply=2
17600.000 touched side=white square=d2 piece=P
18200.000 released side=white from=d2 square=d4 piece=P
18200.000 made ply=3 side=white uci=d2d4 san=d4
18200.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
18200.000 clock running=black why=press
19100.000 touched side=black square=d7 piece=p
19700.000 released side=black from=d7 square=d5 piece=p
19700.000 made ply=4 side=black uci=d7d5 san=d5
19700.000 completed ply=4 side=black uci=d7d5 san=d5 by=clock
19700.000 clock running=white why=press
