# While the record waits moves are made in a gap: before the next press none can be chosen.
set Fen=2b3k1/3n1ppp/2p5/4N3/8/8/PP3PPP/6K1 w - - 0 1
500 press black
1000 lift e5
2500 press white
+1000 lost
+10 lift h7 h2
+10 place h6 h3
+10 answers
+1000 candidates
+10 ! choose 2
+1000 lift c8
+900 press black
+1000 lift a2
+300 place a3
+500 press white
+1000 lift d7
+300 place e6
+500 press black
+5000 candidates
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=e5 piece=N
2500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e5"]}
2500.000 clock running=black why=press
4530.000 no candidates
4540.000 refused choose 2
6440.000 made ply=1 side=white uci=e5d7 san=Nxd7
6440.000 completed ply=1 side=white uci=e5d7 san=Nxd7 by=clock
6440.000 made ply=2 side=black uci=h7h6 san=h6
6440.000 completed ply=2 side=black uci=h7h6 san=h6 by=clock
6440.000 made ply=3 side=white uci=h2h3 san=h3
6440.000 completed ply=3 side=white uci=h2h3 san=h3 by=clock
6440.000 made ply=4 side=black uci=c8d7 san=Bxd7
6440.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3940 ply=1 last_ply=4
6440.000 completed ply=4 side=black uci=c8d7 san=Bxd7 by=clock
6440.000 clock running=white why=press
7440.000 touched side=white square=a2 piece=P
8240.000 released side=white from=a2 square=a3 piece=P
8240.000 made ply=5 side=white uci=a2a3 san=a3
8240.000 completed ply=5 side=white uci=a2a3 san=a3 by=clock
8240.000 clock running=black why=press
9240.000 touched side=black square=d7 piece=b
10040.000 released side=black from=d7 square=e6 piece=b
10040.000 made ply=6 side=black uci=d7e6 san=Be6
10040.000 completed ply=6 side=black uci=d7e6 san=Be6 by=clock
10040.000 clock running=white why=press
15040.000 no candidates
