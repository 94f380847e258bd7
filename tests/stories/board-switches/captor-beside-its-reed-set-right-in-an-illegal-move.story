# A bishop stands beside its reed, and the record has a capture that no reed has shown. White puts a
# knight beside its reed, and the bishop is set right: what has come to e6 may be the bishop.
1000 press black
play e2e4 d7d6 g1f3 a7a6 h2h3 a6a5 g2g4
+2000 lift c8
+900 press black
+3000 lift f3
+900 place e6
+800 press white
+1000 place g5
+2000 lift b7
+500 place b6
+300 press black
+2000 lift h3
+500 place h4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=d7 piece=p
3700.000 released side=black from=d7 square=d6 piece=p
3700.000 made ply=2 side=black uci=d7d6 san=d6
3800.000 completed ply=2 side=black uci=d7d6 san=d6 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=g1 piece=N
5100.000 released side=white from=g1 square=f3 piece=N
5100.000 made ply=3 side=white uci=g1f3 san=Nf3
5200.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
5200.000 clock running=black why=press
5700.000 touched side=black square=a7 piece=p
6500.000 released side=black from=a7 square=a6 piece=p
6500.000 made ply=4 side=black uci=a7a6 san=a6
6600.000 completed ply=4 side=black uci=a7a6 san=a6 by=clock
6600.000 clock running=white why=press
7100.000 touched side=white square=h2 piece=P
7900.000 released side=white from=h2 square=h3 piece=P
7900.000 made ply=5 side=white uci=h2h3 san=h3
8000.000 completed ply=5 side=white uci=h2h3 san=h3 by=clock
8000.000 clock running=black why=press
8500.000 touched side=black square=a6 piece=p
9300.000 released side=black from=a6 square=a5 piece=p
9300.000 made ply=6 side=black uci=a6a5 san=a5
9400.000 completed ply=6 side=black uci=a6a5 san=a5 by=clock
9400.000 clock running=white why=press
9900.000 touched side=white square=g2 piece=P
10700.000 released side=white from=g2 square=g4 piece=P
10700.000 made ply=7 side=white uci=g2g4 san=g4
10800.000 completed ply=7 side=white uci=g2g4 san=g4 by=clock
10800.000 clock running=black why=press
12800.000 touched side=black square=c8 piece=b
13700.000 touched side=black square=g4 piece=P
13700.000 released side=black from=c8 square=g4 piece=b
13700.000 made ply=8 side=black uci=c8g4 san=Bxg4
13700.000 completed ply=8 side=black uci=c8g4 san=Bxg4 by=clock
13700.000 clock running=white why=press
16700.000 touched side=white square=f3 piece=N
18100.000 released side=white from=f3 square=e6 piece=N
18400.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=9 confidence=possible evidence={"from":"f3","to":"e6","missing":["f3"],"unexpected":["e6"],"penalty":{"kind":"add-opponent","seconds":120}}
18400.000 clock running=black why=press
21400.000 touched side=black square=b7 piece=p
22200.000 clock running=white why=press
22400.000 released side=black from=b7 square=b6 piece=p
22400.000 made ply=10 side=black uci=b7b6 san=b6
24200.000 touched side=white square=h3 piece=P
25000.000 released side=white square=g5
25000.000 released side=white from=h3 square=h4 piece=P
25000.000 ruling id=1 alert=1 decision=lapsed
25000.000 withdrawn ply=10 uci=b7b6 why=changed
25000.000 withdrawn ply=8 uci=c8g4 why=changed
25000.000 made ply=8 side=black uci=c8e6 san=Be6
25000.000 completed ply=8 side=black uci=c8e6 san=Be6 by=clock
25000.000 made ply=9 side=white uci=f3g5 san=Ng5
25000.000 completed ply=9 side=white uci=f3g5 san=Ng5 by=clock
25000.000 made ply=10 side=black uci=b7b6 san=b6
25000.000 completed ply=10 side=black uci=b7b6 san=b6 by=clock
25000.000 made ply=11 side=white uci=h3h4 san=h4
25000.000 completed ply=11 side=white uci=h3h4 san=h4 by=clock
25000.000 clock running=black why=press
