# Black puts his illegal move back on White's time, and his queen comes there later: no piece fell.
set Fen=3qk3/p7/8/2p1p3/8/8/P4Q2/4K3 b - - 0 20
1000 press white
3000 lift c5
3500 place e7
3900 press black
4200 lift e7
4700 place c5
9700 lift e5
10100 place e4
14450 lift f2
15150 place e3
15500 press white
19500 lift d8
19900 place e7
20250 press black
24250 lift a2
24650 place a3
25250 press white
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
3000.000 touched side=black square=c5 piece=p
3900.000 released side=black from=c5 square=e7 piece=p
3900.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=1 confidence=certain evidence={"from":"c5","to":"e7","missing":["c5"],"unexpected":["e7"],"penalty":{"kind":"add-opponent","seconds":120}}
3900.000 clock running=white why=press
4200.000 touched side=black square=e7 piece=p
5200.000 released side=black from=e7 square=c5 piece=p
9700.000 touched side=black square=e5 piece=p
10600.000 released side=black from=e5 square=e4 piece=p
10600.000 made ply=1 side=black uci=e5e4 san=e4
14450.000 touched side=white square=f2 piece=Q
15500.000 released side=white from=f2 square=e3 piece=Q
15500.000 made ply=2 side=white uci=f2e3 san=Qe3
15500.000 completed ply=1 side=black uci=e5e4 san=e4 by=answer
15500.000 completed ply=2 side=white uci=f2e3 san=Qe3 by=clock
15500.000 alert id=2 kind=touch-move article=4.3.1 side=black ply=1 confidence=likely evidence={"must":{"kind":"move","own":"c5"},"touched":["c5","e5"],"played":"e5e4","claimable":false}
15500.000 clock running=black why=press
19500.000 touched side=black square=d8 piece=q
20250.000 released side=black from=d8 square=e7 piece=q
20250.000 made ply=3 side=black uci=d8e7 san=Qe7
20250.000 completed ply=3 side=black uci=d8e7 san=Qe7 by=clock
20250.000 clock running=white why=press
24250.000 touched side=white square=a2 piece=P
25150.000 released side=white from=a2 square=a3 piece=P
25150.000 made ply=4 side=white uci=a2a3 san=a3
25250.000 completed ply=4 side=white uci=a2a3 san=a3 by=clock
25250.000 clock running=black why=press
