# White lifts the rook by itself, puts it back without a word to the board, and castles (4.4.2).
editions 2001 2023
set AdjustAnnounced=yes
set Fen=4k3/8/8/8/8/8/8/4K2R w K - 0 1
1000 press black
2000 lift h1
+900 place h1
+900 lift e1
+300 place g1
+500 lift h1
+300 place f1
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
3400.000 released side=white from=h1 square=h1 piece=R
3800.000 touched side=white square=e1 piece=K
4600.000 released side=white from=e1 square=g1 piece=K
4600.000 touched side=white square=h1 piece=R
5200.000 released side=white from=h1 square=f1 piece=R
5200.000 made ply=1 side=white uci=e1g1 san=O-O
5200.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
[2001] 5200.000 alert id=1 kind=castling-rook-first article=4.4b side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"h1","barred":["h1"]},"touched":["h1","e1"],"played":"e1g1","claimable":true}
[2023] 5200.000 alert id=1 kind=castling-rook-first article=4.4.2 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"h1","barred":["h1"]},"touched":["h1","e1"],"played":"e1g1","claimable":true}
5200.000 clock running=black why=press
