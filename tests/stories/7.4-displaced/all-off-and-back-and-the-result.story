# Twenty-one pieces are lifted at once and put back, and a move is made: the result that is entered
# behind its press leaves it as it is.
1000 press black
2000 lift a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a7 b7 c7 d7 e7
+3000 place a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a7 b7 c7 d7 e7
+900 lift e2
+300 place e4
+300 press white
+300 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
2000.000 touched side=white square=b1 piece=N
2000.000 touched side=white square=c1 piece=B
2000.000 touched side=white square=d1 piece=Q
2000.000 touched side=white square=e1 piece=K
2000.000 touched side=white square=f1 piece=B
2000.000 touched side=white square=g1 piece=N
2000.000 touched side=white square=h1 piece=R
2000.000 touched side=white square=a2 piece=P
2000.000 touched side=white square=b2 piece=P
2000.000 touched side=white square=c2 piece=P
2000.000 touched side=white square=d2 piece=P
2000.000 touched side=white square=e2 piece=P
2000.000 touched side=white square=f2 piece=P
2000.000 touched side=white square=g2 piece=P
2000.000 touched side=white square=h2 piece=P
2000.000 touched side=white square=a7 piece=p
2000.000 touched side=white square=b7 piece=p
2000.000 touched side=white square=c7 piece=p
2000.000 touched side=white square=d7 piece=p
2000.000 touched side=white square=e7 piece=p
5500.000 released side=white from=a1 square=a1 piece=R
5500.000 released side=white from=b1 square=b1 piece=N
5500.000 released side=white from=c1 square=c1 piece=B
5500.000 released side=white from=d1 square=d1 piece=Q
5500.000 released side=white from=e1 square=e1 piece=K
5500.000 released side=white from=f1 square=f1 piece=B
5500.000 released side=white from=g1 square=g1 piece=N
5500.000 released side=white from=h1 square=h1 piece=R
5500.000 released side=white from=a2 square=a2 piece=P
5500.000 released side=white from=b2 square=b2 piece=P
5500.000 released side=white from=c2 square=c2 piece=P
5500.000 released side=white from=d2 square=d2 piece=P
5500.000 released side=white from=e2 square=e2 piece=P
5500.000 released side=white from=f2 square=f2 piece=P
5500.000 released side=white from=g2 square=g2 piece=P
5500.000 released side=white from=h2 square=h2 piece=P
5500.000 released side=white from=a7 square=a7 piece=p
5500.000 released side=white from=b7 square=b7 piece=p
5500.000 released side=white from=c7 square=c7 piece=p
5500.000 released side=white from=d7 square=d7 piece=p
5500.000 released side=white from=e7 square=e7 piece=p
5900.000 touched side=white square=e2 piece=P
6500.000 released side=white from=e2 square=e4 piece=P
6500.000 made ply=1 side=white uci=e2e4 san=e4
6500.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
6500.000 clock running=black why=press
6800.000 clock why=pause
6800.000 game state=ended result=1/2-1/2 reason=arbiter
