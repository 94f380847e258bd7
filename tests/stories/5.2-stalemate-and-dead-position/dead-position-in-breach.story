# The knight was touched, the king takes the last pawn: that ends nothing (5.2.2) until it is
# dismissed.
set Fen=8/8/8/8/8/4k3/6p1/4N2K w - - 0 1
set AdjustAnnounced=yes
1000 press black
2000 lift e1
+900 place e1
+900 lift h1
+300 lift g2
+300 place g2
+900 press white
+900 ! dismiss last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=N
3400.000 released side=white from=e1 square=e1 piece=N
3800.000 touched side=white square=h1 piece=K
4100.000 touched side=white square=g2 piece=p
4900.000 released side=white from=h1 square=g2 piece=K
4900.000 made ply=1 side=white uci=h1g2 san=Kxg2
4900.000 alert id=1 kind=touch-move article=4.3.3 side=white ply=1 confidence=likely evidence={"must":{"kind":"capture-with","own":"e1","opponent":"g2"},"touched":["e1","h1","g2"],"played":"h1g2","claimable":true}
5300.000 completed ply=1 side=white uci=h1g2 san=Kxg2 by=clock
5300.000 clock running=black why=press
6200.000 ruling id=1 alert=1 decision=dismissed by=arbiter
6200.000 clock why=pause
6200.000 game state=ended result=1/2-1/2 reason=dead-position article=5.2.2
