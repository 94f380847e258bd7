# A queen takes by an exchange that its square's reed does not show. When it moves on and the pawn
# beside it falls at the press, it is the queen that has moved: such a reed does not fail to close.
set Fen=5rk1/5ppp/pq3n2/1pPp1N2/8/4P3/PrQ2PPP/5RK1 w - - 0 23
1000 press black
+9000 lift c2
+1200 press white
+8000 lift b6
+600 place e6
+300 press black
+7000 lift f5
+600 place d4
+300 press white
+7000 lift e6
+600 place e5
+700 press black
+9000 lift b2
+600 place a3
+600 lift a2
+150 press white
+2400 place a2
+2700 level
+4700 press white
+9000 lift f6
+600 place g4
+700 press black
+9000 lift d4
+600 place f3
+600 press white
+9000 lift e5
+500 place c7
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
10000.000 touched side=white square=c2 piece=Q
11200.000 touched side=white square=b2 piece=r
11200.000 released side=white from=c2 square=b2 piece=Q
11200.000 made ply=1 side=white uci=c2b2 san=Qxb2
11200.000 completed ply=1 side=white uci=c2b2 san=Qxb2 by=clock
11200.000 clock running=black why=press
19200.000 touched side=black square=b6 piece=q
20100.000 released side=black from=b6 square=e6 piece=q
20100.000 made ply=2 side=black uci=b6e6 san=Qe6
20100.000 completed ply=2 side=black uci=b6e6 san=Qe6 by=clock
20100.000 clock running=white why=press
27100.000 touched side=white square=f5 piece=N
28000.000 released side=white from=f5 square=d4 piece=N
28000.000 made ply=3 side=white uci=f5d4 san=Nd4
28000.000 completed ply=3 side=white uci=f5d4 san=Nd4 by=clock
28000.000 clock running=black why=press
35000.000 touched side=black square=e6 piece=q
36100.000 released side=black from=e6 square=e5 piece=q
36100.000 made ply=4 side=black uci=e6e5 san=Qe5
36300.000 completed ply=4 side=black uci=e6e5 san=Qe5 by=clock
36300.000 clock running=white why=press
45300.000 touched side=white square=b2 piece=Q
46400.000 released side=white from=b2 square=a3 piece=Q
46400.000 made ply=5 side=white uci=b2a3 san=Qa3
46500.000 touched side=white square=a2 piece=P
46650.000 released side=white from=a2 square=a2 piece=P
46650.000 completed ply=5 side=white uci=b2a3 san=Qa3 by=clock
46650.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=white ply=5 confidence=possible evidence={"square":"a2","sides":["white","black"]}
46650.000 clock running=black why=press
51750.000 clock why=pause
56450.000 clock running=black why=resume
65450.000 touched side=black square=f6 piece=n
66550.000 released side=black from=f6 square=g4 piece=n
66550.000 made ply=6 side=black uci=f6g4 san=Ng4
66750.000 completed ply=6 side=black uci=f6g4 san=Ng4 by=clock
66750.000 clock running=white why=press
75750.000 touched side=white square=d4 piece=N
76850.000 released side=white from=d4 square=f3 piece=N
76850.000 made ply=7 side=white uci=d4f3 san=Nf3
76950.000 completed ply=7 side=white uci=d4f3 san=Nf3 by=clock
76950.000 clock running=black why=press
85950.000 touched side=black square=e5 piece=q
86950.000 released side=black from=e5 square=c7 piece=q
86950.000 made ply=8 side=black uci=e5c7 san=Qc7
87050.000 completed ply=8 side=black uci=e5c7 san=Qc7 by=clock
87050.000 clock running=white why=press
