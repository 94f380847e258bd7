# Black answers an illegal move by another: both are told, and White goes on.
set Edition=2023
show fen
1000 press black
2000 lift f1
+300 place b3
+900 press white
+2000 lift b8
+600 place b6
+900 press black
+2000 lift g1
+300 place f3
+700 press white
+2000 lift g8
+300 place f6
+700 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=B
2800.000 released side=white from=f1 square=b3 piece=B
3200.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"f1","to":"b3","missing":["f1"],"unexpected":["b3"],"penalty":{"kind":"add-opponent","seconds":120}}
3200.000 clock running=black why=press
5200.000 touched side=black square=b8 piece=n
6300.000 released side=black from=b8 square=b6 piece=n
6700.000 alert id=2 kind=illegal-move article=7.5.1 side=black ply=2 confidence=certain evidence={"from":"b8","to":"b6","missing":["b8"],"unexpected":["b6"],"penalty":{"kind":"add-opponent","seconds":120}}
6700.000 clock running=white why=press
8700.000 touched side=white square=g1 piece=N
9500.000 released side=white from=g1 square=f3 piece=N
9500.000 made ply=3 side=white uci=g1f3 san=Nf3 fen=r1bqkbnr/pppppppp/1n6/8/8/1B3N2/PPPPPPPP/RNBQK2R b KQkq - 3 2
9700.000 completed ply=3 side=white uci=g1f3 san=Nf3 fen=r1bqkbnr/pppppppp/1n6/8/8/1B3N2/PPPPPPPP/RNBQK2R b KQkq - 3 2 by=clock
9700.000 clock running=black why=press
11700.000 touched side=black square=g8 piece=n
12500.000 released side=black from=g8 square=f6 piece=n
12500.000 made ply=4 side=black uci=g8f6 san=Nf6 fen=r1bqkb1r/pppppppp/1n3n2/8/8/1B3N2/PPPPPPPP/RNBQK2R w KQkq - 4 3
12700.000 completed ply=4 side=black uci=g8f6 san=Nf6 fen=r1bqkb1r/pppppppp/1n3n2/8/8/1B3N2/PPPPPPPP/RNBQK2R w KQkq - 4 3 by=clock
12700.000 clock running=white why=press
