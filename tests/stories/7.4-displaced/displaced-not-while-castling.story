# King and rook in the hand for a while, and a captured piece beside an own one, are moves in
# progress.
set Fen=r3k2r/8/8/3p4/4P3/8/8/4K2R b Kkq - 0 1
1000 press white
2000 lift e8 h8
+9000 place g8
+500 place f8
+300 press black
+2000 lift d5
+500 lift e4
+9000 place d5
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=e8 piece=k
2000.000 touched side=black square=h8 piece=r
11500.000 released side=black from=e8 square=g8 piece=k
11800.000 released side=black from=h8 square=f8 piece=r
11800.000 made ply=1 side=black uci=e8g8 san=O-O
11800.000 alert id=1 kind=two-hands article=7.5.4 side=black ply=1 confidence=possible evidence={"what":"both-held","squares":["e8","h8"],"between_ms":9000,"distance_mm":165,"penalty":{"kind":"add-opponent","seconds":120}}
11800.000 completed ply=1 side=black uci=e8g8 san=O-O by=clock
11800.000 clock running=white why=press
13800.000 touched side=white square=d5 piece=p
14300.000 touched side=white square=e4 piece=P
23600.000 released side=white from=e4 square=d5 piece=P
23600.000 made ply=2 side=white uci=e4d5 san=exd5
23600.000 completed ply=2 side=white uci=e4d5 san=exd5 by=clock
23600.000 clock running=black why=press
