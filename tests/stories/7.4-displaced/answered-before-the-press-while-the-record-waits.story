# Black answers before White presses, while White's knight is in doubt: the record goes on.
set Fen=6k1/5ppp/8/8/3N4/8/5PPP/6K1 w - - 0 1
500 press black
1000 lift d4
2500 press white
+1000 lift h7
+300 place h6
+500 press black
+1000 lift h2
+300 place h3
+1200 lift g7
+300 place g6
+100 press white
+600 press black
+1000 lift g2
+300 place g3
+500 press white
+1000 lift f7
+300 place f6
+500 press black
+1000 lift g3
+300 place g4
+500 press white
+2000 ! resign black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=d4 piece=N
2500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["d4"]}
2500.000 clock running=black why=press
4300.000 clock running=white why=press
7200.000 clock running=black why=press
7800.000 clock running=white why=press
9600.000 clock running=black why=press
11400.000 clock running=white why=press
13200.000 clock running=black why=press
15200.000 made ply=1 side=white uci=d4c2 san=Nc2
15200.000 completed ply=1 side=white uci=d4c2 san=Nc2 by=clock
15200.000 made ply=2 side=black uci=h7h6 san=h6
15200.000 completed ply=2 side=black uci=h7h6 san=h6 by=clock
15200.000 made ply=3 side=white uci=h2h3 san=h3
15200.000 completed ply=3 side=white uci=h2h3 san=h3 by=clock
15200.000 made ply=4 side=black uci=g7g6 san=g6
15200.000 completed ply=4 side=black uci=g7g6 san=g6 by=clock
15200.000 made ply=5 side=white uci=g2g3 san=g3
15200.000 completed ply=5 side=white uci=g2g3 san=g3 by=clock
15200.000 made ply=6 side=black uci=f7f6 san=f6
15200.000 completed ply=6 side=black uci=f7f6 san=f6 by=clock
15200.000 made ply=7 side=white uci=g3g4 san=g4
15200.000 completed ply=7 side=white uci=g3g4 san=g4 by=clock
15200.000 ruling id=1 alert=1 decision=lapsed lasted_ms=12700 ply=1 last_ply=7
15200.000 clock why=pause
15200.000 game state=ended result=1-0 reason=resignation article=5.1.2
