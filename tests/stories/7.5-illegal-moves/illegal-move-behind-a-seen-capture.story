# The king goes where he may not, or he took the rook and left it there: it is possible only.
set Fen=8/8/R1pk4/8/8/8/8/4K3 w - - 0 1
1000 press black
2000 lift a6
+300 lift c6
+300 place c6
+300 press white
+2000 lift d6
+400 place c5
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a6 piece=R
2300.000 touched side=white square=c6 piece=p
2900.000 released side=white from=a6 square=c6 piece=R
2900.000 made ply=1 side=white uci=a6c6 san=Rxc6+
2900.000 completed ply=1 side=white uci=a6c6 san=Rxc6+ by=clock
2900.000 clock running=black why=press
4900.000 touched side=black square=d6 piece=k
5700.000 released side=black from=d6 square=c5 piece=k
5700.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=2 confidence=possible evidence={"from":"d6","to":"c5","missing":["d6"],"unexpected":["c5"],"penalty":{"kind":"add-opponent","seconds":120}}
5700.000 clock running=white why=press
