# The rook goes first, and the king is taken up 240 ms after it stands: one hand has done it, in the
# wrong order (4.4.2).
set Fen=r3k2r/8/8/8/8/8/8/4K2R b kq - 0 1
1000 press white
2000 lift h8
+300 place f8
+240 lift e8
+300 place g8
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=h8 piece=r
2540.000 touched side=black square=e8 piece=k
3340.000 released side=black from=h8 square=f8 piece=r
3340.000 released side=black from=e8 square=g8 piece=k
3340.000 made ply=1 side=black uci=e8g8 san=O-O
3440.000 completed ply=1 side=black uci=e8g8 san=O-O by=clock
3440.000 alert id=1 kind=castling-rook-first article=4.4.2 side=black ply=1 confidence=likely evidence={"must":{"kind":"move","own":"h8","barred":["h8"]},"touched":["h8","e8"],"played":"e8g8","claimable":true}
3440.000 clock running=white why=press
