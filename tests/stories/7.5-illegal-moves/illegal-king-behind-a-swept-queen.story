# A knight sweeps a queen off, which flickers; the king then steps into its check and is answered.
set Fen=4k3/p4ppp/8/3q4/8/2N5/PP3PPP/4K3 w - - 0 1
1000 press black
2300 lift c3
2500 flicker d5 60
2870 press white
+2000 lift e8
+300 place e7
+600 press black
+2000 lift h2
+300 place h3
+600 press white
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2300.000 touched side=white square=c3 piece=N
2500.000 touched side=white square=d5 piece=q
2870.000 released side=white from=c3 square=d5 piece=N
2870.000 made ply=1 side=white uci=c3d5 san=Nxd5
2870.000 completed ply=1 side=white uci=c3d5 san=Nxd5 by=clock
2870.000 clock running=black why=press
4870.000 touched side=black square=e8 piece=k
5670.000 released side=black from=e8 square=e7 piece=k
5770.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=2 confidence=certain evidence={"from":"e8","to":"e7","missing":["e8"],"unexpected":["e7"],"penalty":{"kind":"add-opponent","seconds":120}}
5770.000 clock running=white why=press
7770.000 touched side=white square=h2 piece=P
8570.000 released side=white from=h2 square=h3 piece=P
8570.000 made ply=3 side=white uci=h2h3 san=h3+
8670.000 completed ply=3 side=white uci=h2h3 san=h3+ by=clock
8670.000 clock running=black why=press
