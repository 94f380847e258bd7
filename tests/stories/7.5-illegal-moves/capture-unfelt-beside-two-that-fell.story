# A knight captures, and the reed of its square stays closed. Two other pieces fall in the same
# instant and are set up: it need not be one of these that it took.
set Fen=r1bq1rk1/pp1nppbp/3p2p1/4P3/2P3n1/5N2/PB3PPP/RN1QKB1R b KQ - 0 1
1000 press white
+4000 lift g4
+1310 lift c4
+57 lift g6
+1950 place c4
+676 place g6
+1000 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
5000.000 touched side=black square=g4 piece=n
6310.000 touched side=black square=c4 piece=P
6367.000 touched side=black square=g6 piece=p
8817.000 released side=black from=g4 square=c4 piece=n
9493.000 released side=black from=g6 square=g6 piece=p
9993.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=1 confidence=possible evidence={"from":"g4","to":"c4","captured":"c4","missing":["g4"],"penalty":{"kind":"add-opponent","seconds":120}}
9993.000 clock running=white why=press
