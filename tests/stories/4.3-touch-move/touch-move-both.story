# White touches knight and pawn, and the pawn d3 takes: the first of each bind (4.3.3).
# In 2001 one of each binds, too.
editions 2001 2023
set Fen=4k3/8/8/8/4p3/3P2N1/8/4K3 w - - 0 1
set AdjustAnnounced=yes
1000 press black
2000 lift g3
+900 place g3
+900 lift e4
+2900 place e4
+900 lift d3
+300 lift e4
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g3 piece=N
3400.000 released side=white from=g3 square=g3 piece=N
3800.000 touched side=white square=e4 piece=p
7200.000 released side=white from=e4 square=e4 piece=p
7600.000 touched side=white square=d3 piece=P
7900.000 touched side=white square=e4 piece=p
8500.000 released side=white from=d3 square=e4 piece=P
8500.000 made ply=1 side=white uci=d3e4 san=dxe4
8500.000 completed ply=1 side=white uci=d3e4 san=dxe4 by=clock
[2001] 8500.000 alert id=1 kind=touch-move article=4.3c side=white ply=1 confidence=likely evidence={"must":{"kind":"capture-with","own":"g3","opponent":"e4"},"touched":["g3","e4","d3"],"played":"d3e4","claimable":true}
[2023] 8500.000 alert id=1 kind=touch-move article=4.3.3 side=white ply=1 confidence=likely evidence={"must":{"kind":"capture-with","own":"g3","opponent":"e4"},"touched":["g3","e4","d3"],"played":"d3e4","claimable":true}
8500.000 clock running=black why=press
