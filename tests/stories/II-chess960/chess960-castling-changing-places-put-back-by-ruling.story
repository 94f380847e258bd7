# King and rook that have changed places go back by a ruling, since the rook was touched first.
# The arbiter confirms that, king and rook change places again, and the rook moves.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
show fen
1000 press black
2000 lift g1
+400 lift f1
+500 place f1
+400 place g1
+500 press white
6000 ! confirm last
+1000 lift f1
+100 lift g1
+600 place g1
+500 place f1
+1000 press black
+1000 lift g1
+500 place g2
+500 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/5KR1 w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=R
2400.000 touched side=white square=f1 piece=K
3800.000 released side=white from=g1 square=f1 piece=R
3800.000 released side=white from=f1 square=g1 piece=K
3800.000 made ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
3800.000 completed ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
3800.000 alert id=1 kind=castling-rook-first article=4.4.2 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"g1","barred":["g1"]},"touched":["g1","f1"],"played":"f1g1","claimable":true}
3800.000 clock running=black why=press
6000.000 ruling id=1 alert=1 decision=confirmed by=arbiter
6000.000 game state=paused by=arbiter
6000.000 clock why=pause
6000.000 withdrawn ply=1 uci=f1g1 why=taken-back
6000.000 game state=irregular
8700.000 game state=restored
9200.000 game state=resumed
9200.000 clock running=white why=resume
10200.000 touched side=white square=g1 piece=R
11200.000 released side=white from=g1 square=g2 piece=R
11200.000 made ply=1 side=white uci=g1g2 san=Rg2 fen=4k3/8/8/8/8/8/6R1/5K2 b - - 1 1
11200.000 completed ply=1 side=white uci=g1g2 san=Rg2 fen=4k3/8/8/8/8/8/6R1/5K2 b - - 1 1 by=clock
11200.000 clock running=black why=press
