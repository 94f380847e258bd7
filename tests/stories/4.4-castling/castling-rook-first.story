# White takes the rook up before the king and castles, which the Laws forbid (4.4.2; 2001: 4.4b).
editions 2001 2023
set Fen=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
1000 press black
2000 lift h1
+300 place f1
+900 lift e1
+300 place g1
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
2800.000 released side=white from=h1 square=f1 piece=R
2800.000 made ply=1 side=white uci=h1f1 san=Rf1
3200.000 touched side=white square=e1 piece=K
3800.000 released side=white from=e1 square=g1 piece=K
3800.000 withdrawn ply=1 uci=h1f1 why=changed
3800.000 made ply=1 side=white uci=e1g1 san=O-O
3800.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
[2001] 3800.000 alert id=1 kind=castling-rook-first article=4.4b side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"h1","barred":["h1"]},"touched":["h1"],"played":"e1g1","claimable":true}
[2023] 3800.000 alert id=1 kind=castling-rook-first article=4.4.2 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"h1","barred":["h1"]},"touched":["h1"],"played":"e1g1","claimable":true}
3800.000 clock running=black why=press
