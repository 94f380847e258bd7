# The board fails and nobody sees by what a move with two hands was over: nobody is accused.
set Edition=2017
set TimeControl=5400
set Fen=4k3/7p/8/8/8/8/7P/R3K2R w KQ - 0 1
show clocks
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+500 fault
+2000 lift h7
+500 answers
+500 place h6
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5400000 black_ms=5400000 why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
4000.000 clock white_ms=5398000 black_ms=5400000 why=pause
4000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":3000000,"times":1,"silent_ms":1000}
5500.000 clock running=white white_ms=5398000 black_ms=5400000 why=resume
5500.000 touched side=black square=h7 piece=p
6500.000 released side=black from=h7 square=h6 piece=p
6500.000 made ply=2 side=black uci=h7h6 san=h6
