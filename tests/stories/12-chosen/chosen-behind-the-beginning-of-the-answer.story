# A bishop closed no reed, and White answers before the press. The arbiter chooses where it stands:
# the answer stands already, and its press completes it.
set Fen=4kb2/8/8/8/8/8/6PP/4K3 b - - 0 1
1000 press white
2000 lift f8
+900 lift h2
+500 place h3
+400 press black
+1000 candidates
+0 ! choose 7
+1000 press white
+2000 lift e8
+500 place d8
+500 press black
+2000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=f8 piece=b
2900.000 touched side=black square=h2 piece=P
3800.000 released side=black from=f8 square=h3 piece=b
3800.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["h2","f8"],"unexpected":["h3"]}
3800.000 clock running=white why=press
4800.000 candidate 1 ply=1 f8a3
4800.000 candidate 2 ply=1 f8b4
4800.000 candidate 3 ply=1 f8c5
4800.000 candidate 4 ply=1 f8d6
4800.000 candidate 5 ply=1 f8h6
4800.000 candidate 6 ply=1 f8e7
4800.000 candidate 7 ply=1 f8g7
4800.000 ruling id=1 alert=1 decision=confirmed chosen=7 ply=1 by=arbiter
4800.000 made ply=1 side=black uci=f8g7 san=Bg7
4800.000 completed ply=1 side=black uci=f8g7 san=Bg7 by=clock
5800.000 touched side=white square=h2 piece=P
5800.000 released side=white from=h2 square=h3 piece=P
5800.000 made ply=2 side=white uci=h2h3 san=h3
5800.000 completed ply=2 side=white uci=h2h3 san=h3 by=clock
5800.000 clock running=black why=press
5800.000 alert id=2 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["g7"]}
7800.000 touched side=black square=e8 piece=k
8800.000 released side=black from=e8 square=d8 piece=k
8800.000 made ply=3 side=black uci=e8d8 san=Kd8
8800.000 completed ply=3 side=black uci=e8d8 san=Kd8 by=clock
8800.000 clock running=white why=press
