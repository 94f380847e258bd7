# The record is one of the candidates: chosen, it stays, and is not looked at again.
set Fen=4kb2/8/8/8/8/P7/6PP/4K3 b - - 0 1
1000 press white
2000 lift f8
+900 press black
+100 candidates
+0 ! choose 1
+0 candidates
+2000 lift a3
+500 place a4
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=f8 piece=b
2900.000 touched side=black square=a3 piece=P
2900.000 released side=black from=f8 square=a3 piece=b
2900.000 made ply=1 side=black uci=f8a3 san=Bxa3
2900.000 completed ply=1 side=black uci=f8a3 san=Bxa3 by=clock
2900.000 clock running=white why=press
3000.000 candidate 1 ply=1 record f8a3
3000.000 candidate 2 ply=1 f8c5
3000.000 candidate 3 ply=1 f8d6
3000.000 candidate 4 ply=1 f8h6
3000.000 candidate 5 ply=1 f8e7
3000.000 candidate 6 ply=1 f8g7
3000.000 candidate 7 ply=1 f8b4
3000.000 ruling id=1 decision=confirmed chosen=1 ply=1 by=arbiter
3000.000 no candidates
5000.000 touched side=white square=a3 piece=b
6000.000 released side=white from=a3 square=a4 piece=b
6000.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["a3"],"unexpected":["a4"]}
6000.000 clock running=black why=press
