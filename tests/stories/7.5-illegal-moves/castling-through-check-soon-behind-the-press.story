# White castles through check, and takes the king up soon behind the press. No piece that falls
# takes another one along to the square that it would have: the offence is certain.
set Fen=4kr2/p7/8/8/8/8/P7/4K2R b K - 0 1
1000 press white
+2000 lift a7
+500 place a6
+500 press black
+600 lift e1
+300 place g1
+400 lift h1
+300 place f1
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
3000.000 touched side=black square=a7 piece=p
4000.000 released side=black from=a7 square=a6 piece=p
4000.000 made ply=1 side=black uci=a7a6 san=a6
4000.000 completed ply=1 side=black uci=a7a6 san=a6 by=clock
4000.000 clock running=white why=press
4600.000 touched side=white square=e1 piece=K
5300.000 touched side=white square=h1 piece=R
6100.000 released side=white from=e1 square=g1 piece=K
6100.000 released side=white from=h1 square=f1 piece=R
6100.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=2 confidence=certain evidence={"from":"e1","to":"g1","missing":["e1","h1"],"unexpected":["f1","g1"],"penalty":{"kind":"add-opponent","seconds":120}}
6100.000 clock running=black why=press
