# Where White's knight went is not clear yet; he declares a promotion before he presses.
set Fen=6k1/P4ppp/8/8/3N4/8/5PPP/6K1 w - - 0 1
500 press black
1000 lift d4
2500 press white
+1000 lift h7
+300 place h6
+500 press black
+1000 ! promote N
+200 lift a7
+300 place a8
+500 press white
+1000 lift g7
+300 place g6
+500 press black
+1000 lift h2
+300 place h3
+500 press white
+1000 lift f7
+300 place f6
+500 press black
+1000 lift a8
+300 place b6
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
6300.000 clock running=black why=press
8100.000 clock running=white why=press
9900.000 clock running=black why=press
11700.000 clock running=white why=press
13500.000 clock running=black why=press
15500.000 made ply=1 side=white uci=d4c2 san=Nc2
15500.000 completed ply=1 side=white uci=d4c2 san=Nc2 by=clock
15500.000 made ply=2 side=black uci=h7h6 san=h6
15500.000 completed ply=2 side=black uci=h7h6 san=h6 by=clock
15500.000 made ply=3 side=white uci=a7a8n san=a8=N
15500.000 promotion ply=3 piece=N source=declared uci=a7a8n san=a8=N
15500.000 completed ply=3 side=white uci=a7a8n san=a8=N by=clock
15500.000 made ply=4 side=black uci=g7g6 san=g6
15500.000 completed ply=4 side=black uci=g7g6 san=g6 by=clock
15500.000 made ply=5 side=white uci=h2h3 san=h3
15500.000 completed ply=5 side=white uci=h2h3 san=h3 by=clock
15500.000 made ply=6 side=black uci=f7f6 san=f6
15500.000 completed ply=6 side=black uci=f7f6 san=f6 by=clock
15500.000 made ply=7 side=white uci=a8b6 san=Nb6
15500.000 completed ply=7 side=white uci=a8b6 san=Nb6 by=clock
15500.000 ruling id=1 alert=1 decision=lapsed lasted_ms=13000 ply=1 last_ply=7
15500.000 clock why=pause
15500.000 game state=ended result=1-0 reason=resignation article=5.1.2
