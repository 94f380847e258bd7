# The board shows no move: what stands there is not what is claimed.
1000 press black
+500 lift g1
+300 place f3
+600 press white
+500 lift g8
+300 place f6
+600 press black
+500 lift f3
+300 place g1
+600 press white
+500 lift f6
+300 place g8
+600 press black
+500 lift a1 a2 b1
+900 place c3 c4 d5
+900 press white
+900 ! claim threefold
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=g1 piece=N
2300.000 released side=white from=g1 square=f3 piece=N
2300.000 made ply=1 side=white uci=g1f3 san=Nf3
2400.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=g8 piece=n
3700.000 released side=black from=g8 square=f6 piece=n
3700.000 made ply=2 side=black uci=g8f6 san=Nf6
3800.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=f3 piece=N
5100.000 released side=white from=f3 square=g1 piece=N
5100.000 made ply=3 side=white uci=f3g1 san=Ng1
5200.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=clock
5200.000 clock running=black why=press
5700.000 touched side=black square=f6 piece=n
6500.000 released side=black from=f6 square=g8 piece=n
6500.000 made ply=4 side=black uci=f6g8 san=Ng8
6600.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=clock
6600.000 clock running=white why=press
7100.000 touched side=white square=a1 piece=R
7100.000 touched side=white square=b1 piece=N
7100.000 touched side=white square=a2 piece=P
8500.000 released side=white from=b1 square=c3 piece=N
8500.000 released side=white from=a1 square=c4 piece=R
8500.000 released side=white from=a2 square=d5 piece=P
8900.000 alert id=1 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"missing":["a1","b1","a2"],"unexpected":["c3","c4","d5"]}
8900.000 clock running=black why=press
9800.000 refused claim threefold
