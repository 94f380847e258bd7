# Black may have put his own pawn right, so that White's touching it is only possible.
set Fen=4k3/8/8/8/4p3/3P4/8/4K1N1 w - - 0 1
set AdjustAnnounced=yes
1000 press black
2000 lift e4
+700 place e4
+900 lift g1
+300 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e4 piece=p
3200.000 released side=white from=e4 square=e4 piece=p
3600.000 touched side=white square=g1 piece=N
4200.000 released side=white from=g1 square=f3 piece=N
4200.000 made ply=1 side=white uci=g1f3 san=Nf3
4200.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
4200.000 alert id=1 kind=touch-move article=4.3.3 side=white ply=1 confidence=possible evidence={"must":{"kind":"capture","opponent":"e4"},"touched":["e4","g1"],"played":"g1f3","claimable":true}
4200.000 clock running=black why=press
