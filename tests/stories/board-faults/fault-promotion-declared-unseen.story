# White declares a rook while the board fails, and it is what the pawn became.
set Fen=8/4P2k/8/8/8/8/8/4K3 b - - 0 1
1000 press white
2000 fault
+500 lift h7
+500 place h6
+500 press black
+500 lift e7
+200 ! promote R
+500 place e8
+3000 answers
+1000 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
7700.000 clock running=black why=resume
7700.000 touched side=black square=h7 piece=k
7700.000 released side=black from=h7 square=h6 piece=k
7700.000 made ply=1 side=black uci=h7h6 san=Kh6
7700.000 completed ply=1 side=black uci=h7h6 san=Kh6 by=clock
7700.000 clock running=white why=press
7700.000 touched side=white square=e7 piece=P
8200.000 released side=white from=e7 square=e8 piece=R
8200.000 made ply=2 side=white uci=e7e8r san=e8=R
8200.000 promotion ply=2 piece=R source=declared uci=e7e8r san=e8=R
8700.000 completed ply=2 side=white uci=e7e8r san=e8=R by=clock
8700.000 clock running=black why=press
