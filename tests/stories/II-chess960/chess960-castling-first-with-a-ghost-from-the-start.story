# A switch shows a piece on e3 from the start, and White castles first, so that king and rook change
# places: the game begins with that move.
set Variant=chess960
set Fen=bnnqrkrb/pppppppp/8/8/8/8/PPPPPPPP/BNNQRKRB w KQkq - 0 1
1000 place e3
1500 press black
5000 lift f1
+600 lift g1
+700 place g1
+600 place f1
+500 press white
+5000 lift d7
+600 place d6
+500 press black
+5000 lift b2
+600 place b3
+500 press white
---
0.000 game state=ready
1500.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["e3"]}
1500.000 ruling id=1 alert=1 decision=lapsed
1500.000 game state=started
1500.000 clock running=white why=start
7400.000 alert id=2 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"e3","shows":"occupied"}
7400.000 alert id=3 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
7400.000 clock running=black why=press
12400.000 touched side=black square=d7 piece=p
13500.000 released side=black from=d7 square=d6 piece=p
13500.000 made ply=2 side=black uci=d7d6 san=d6
13500.000 ruling id=2 alert=3 decision=lapsed
13500.000 withdrawn ply=2 uci=d7d6 why=changed
13500.000 made ply=1 side=white uci=f1g1 san=O-O
13500.000 completed ply=1 side=white uci=f1g1 san=O-O by=clock
13500.000 made ply=2 side=black uci=d7d6 san=d6
13500.000 completed ply=2 side=black uci=d7d6 san=d6 by=clock
13500.000 clock running=white why=press
18500.000 touched side=white square=b2 piece=P
19600.000 released side=white from=b2 square=b3 piece=P
19600.000 made ply=3 side=white uci=b2b3 san=b3
19600.000 completed ply=3 side=white uci=b2b3 san=b3 by=clock
19600.000 clock running=black why=press
