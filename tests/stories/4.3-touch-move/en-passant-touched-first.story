# White touches a pawn that he could take in passing, and moves his knight (4.3.3).
set Fen=4k3/8/8/3Pp3/8/8/8/4K1N1 w - e6 0 1
set AdjustAnnounced=yes
1000 press black
2000 lift e5
+3000 place e5
+900 lift g1
+300 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e5 piece=p
5500.000 released side=white from=e5 square=e5 piece=p
5900.000 touched side=white square=g1 piece=N
6500.000 released side=white from=g1 square=f3 piece=N
6500.000 made ply=1 side=white uci=g1f3 san=Nf3
6500.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
6500.000 alert id=1 kind=touch-move article=4.3.3 side=white ply=1 confidence=likely evidence={"must":{"kind":"capture","opponent":"e5"},"touched":["e5","g1"],"played":"g1f3","claimable":true}
6500.000 clock running=black why=press
