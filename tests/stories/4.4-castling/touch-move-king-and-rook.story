# King and rook were touched to castle (4.4.1), and another move was made.
set Fen=4k3/8/8/8/8/8/P7/R3K2R w KQ - 0 1
1000 press black
2000 lift e1
+300 lift h1
+900 place e1
+300 place h1
+900 lift e1
+300 place e2
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2300.000 touched side=white square=h1 piece=R
4000.000 released side=white from=e1 square=e1 piece=K
4000.000 released side=white from=h1 square=h1 piece=R
4400.000 touched side=white square=e1 piece=K
5000.000 released side=white from=e1 square=e2 piece=K
5000.000 made ply=1 side=white uci=e1e2 san=Ke2
5000.000 completed ply=1 side=white uci=e1e2 san=Ke2 by=clock
5000.000 alert id=1 kind=touch-move article=4.4.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"castle","own":"e1","rook":"h1"},"touched":["e1","h1"],"played":"e1e2","claimable":true}
5000.000 clock running=black why=press
