# Where king and rook both move the king is touched first (4.4.2), as in other chess.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/4K1R1 w G - 0 1
show fen
1000 press black
2000 lift g1
+400 place f1
+800 lift e1
+600 place g1
+700 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/4K1R1 w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=R
2900.000 released side=white from=g1 square=f1 piece=R
2900.000 made ply=1 side=white uci=g1f1 san=Rf1 fen=4k3/8/8/8/8/8/8/4KR2 b - - 1 1
3200.000 touched side=white square=e1 piece=K
4300.000 released side=white from=e1 square=g1 piece=K
4300.000 withdrawn ply=1 uci=g1f1 why=changed
4300.000 made ply=1 side=white uci=e1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
4500.000 completed ply=1 side=white uci=e1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
4500.000 alert id=1 kind=castling-rook-first article=4.4.2 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"g1","barred":["g1"]},"touched":["g1"],"played":"e1g1","claimable":true}
4500.000 clock running=black why=press
