# The knight's move was made; it goes back, and a pawn moves: 4.7, and so 4.3 is not told again.
1000 press black
2000 lift g1
+300 place f3
+5000 lift f3
+300 place g1
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2800.000 released side=white from=g1 square=f3 piece=N
2800.000 made ply=1 side=white uci=g1f3 san=Nf3
7300.000 touched side=white square=f3 piece=N
8100.000 released side=white from=f3 square=g1 piece=N
8100.000 withdrawn ply=1 uci=g1f3 why=taken-back
8500.000 touched side=white square=d2 piece=P
9100.000 released side=white from=d2 square=d4 piece=P
9100.000 made ply=1 side=white uci=d2d4 san=d4
9100.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
9100.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=1 confidence=likely evidence={"must":{"kind":"stand","own":"g1","to":"f3"},"touched":["g1"],"played":"d2d4","claimable":true}
9100.000 clock running=black why=press
