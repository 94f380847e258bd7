# A draw that nobody offered is accepted behind a gap: that is refused, and the lines go on.
set Fen=2b3k1/3n1ppp/2p5/4N3/8/8/PP3PPP/6K1 w - - 0 1
500 press black
1000 lift a2
+300 place a3
+500 press white
+1000 lift h7
+300 place h6
+500 press black
+500 lost
+10 lift e5
+10 answers
+2000 ! accept-draw
+2000 press white
+1000 lift c8
+900 press black
+1000 lift b2
+300 place b3
+500 press white
+1000 lift d7
+300 place e6
+500 press black
+5000 candidates
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=a2 piece=P
1800.000 released side=white from=a2 square=a3 piece=P
1800.000 made ply=1 side=white uci=a2a3 san=a3
1800.000 completed ply=1 side=white uci=a2a3 san=a3 by=clock
1800.000 clock running=black why=press
2800.000 touched side=black square=h7 piece=p
3600.000 released side=black from=h7 square=h6 piece=p
3600.000 made ply=2 side=black uci=h7h6 san=h6
3600.000 completed ply=2 side=black uci=h7h6 san=h6 by=clock
3600.000 clock running=white why=press
4120.000 touched side=white square=e5 piece=N
6120.000 refused accept-draw
8120.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=possible evidence={"missing":["e5"]}
8120.000 clock running=black why=press
10020.000 made ply=3 side=white uci=e5d7 san=Nxd7
10020.000 completed ply=3 side=white uci=e5d7 san=Nxd7 by=clock
10020.000 made ply=4 side=black uci=c8d7 san=Bxd7
10020.000 ruling id=1 alert=1 decision=lapsed lasted_ms=1900 ply=3 last_ply=4
10020.000 completed ply=4 side=black uci=c8d7 san=Bxd7 by=clock
10020.000 clock running=white why=press
11020.000 touched side=white square=b2 piece=P
11820.000 released side=white from=b2 square=b3 piece=P
11820.000 made ply=5 side=white uci=b2b3 san=b3
11820.000 completed ply=5 side=white uci=b2b3 san=b3 by=clock
11820.000 clock running=black why=press
12820.000 touched side=black square=d7 piece=b
13620.000 released side=black from=d7 square=e6 piece=b
13620.000 made ply=6 side=black uci=d7e6 san=Be6
13620.000 completed ply=6 side=black uci=d7e6 san=Be6 by=clock
13620.000 clock running=white why=press
18620.000 no candidates
