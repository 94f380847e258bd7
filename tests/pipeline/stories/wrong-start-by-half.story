# White sits at Black's side of the board, and nobody could see it before his first move.
1000 press black
2000 lift d7
+600 place d5
+600 press white
+2000 lift e2
+600 place e4
+600 press black
+2000 lift g8
+600 place f6
+600 press white
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d7 piece=p
3100.000 released side=white from=d7 square=d5 piece=p
3200.000 alert id=1 kind=wrong-start article=7.2.1 ply=1 confidence=certain evidence={"missing":["d7"],"unexpected":["d5"]}
3200.000 clock running=black why=press
5200.000 touched side=white square=e2 piece=P
6400.000 clock running=white why=press
6400.000 released side=white from=e2 square=e4 piece=P
8400.000 touched side=black square=g8 piece=n
9500.000 released side=black from=g8 square=f6 piece=n
9600.000 clock running=black why=press
