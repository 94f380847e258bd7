# Beside strong magnets two reeds stay closed, one beside the king and one beside the queen; when
# the king leaves, a piece stands on the one beside him: it was the other that moved.
set Fen=4k3/ppppp3/8/6B1/6QP/8/PP2P3/3NK3 w - - 0 1
1000 press black
4000 place e4
5000 press white
9000 lift a7
9500 place a6
10000 press black
14000 place h5
15000 press white
19000 lift a6
19500 place a5
20000 press black
24000 place e3
25000 press white
29000 lift b7
29500 place b6
30000 press black
34000 lift e1
34050 lift e2
34500 place f1
35000 press white
39000 lift b6
39500 place b5
40000 press black
44000 lift b2
44500 place b3
45000 press white
49000 lift c7
49500 place c6
50000 press black
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
5000.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"unexpected":["e4"]}
5000.000 clock running=black why=press
10000.000 clock running=white why=press
15000.000 clock running=black why=press
20000.000 clock running=white why=press
25000.000 clock running=black why=press
30000.000 clock running=white why=press
35000.000 made ply=1 side=white uci=e2e4 san=e4
35000.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
35000.000 made ply=2 side=black uci=a7a6 san=a6
35000.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
35000.000 made ply=3 side=white uci=h4h5 san=h5
35000.000 completed ply=3 side=white uci=h4h5 san=h5 by=clock
35000.000 made ply=4 side=black uci=a6a5 san=a5
35000.000 completed ply=4 side=black uci=a6a5 san=a5 by=clock
35000.000 made ply=5 side=white uci=g5e3 san=Be3
35000.000 completed ply=5 side=white uci=g5e3 san=Be3 by=clock
35000.000 made ply=6 side=black uci=b7b6 san=b6
35000.000 completed ply=6 side=black uci=b7b6 san=b6 by=clock
35000.000 made ply=7 side=white uci=e1f1 san=Kf1
35000.000 ruling id=1 alert=1 decision=lapsed lasted_ms=30000 ply=1 last_ply=7
35000.000 alert id=2 kind=sensor ply=8 confidence=likely evidence={"what":"switch","square":"e2","shows":"empty"}
35000.000 completed ply=7 side=white uci=e1f1 san=Kf1 by=clock
35000.000 clock running=black why=press
39000.000 touched side=black square=b6 piece=p
40000.000 released side=black from=b6 square=b5 piece=p
40000.000 made ply=8 side=black uci=b6b5 san=b5
40000.000 completed ply=8 side=black uci=b6b5 san=b5 by=clock
40000.000 clock running=white why=press
40000.000 alert id=3 kind=displaced article=7.4.1 ply=9 confidence=certain evidence={"unexpected":["h4","g5"]}
44000.000 touched side=white square=b2 piece=P
45000.000 released side=white from=b2 square=b3 piece=P
45000.000 made ply=9 side=white uci=b2b3 san=b3
45000.000 completed ply=9 side=white uci=b2b3 san=b3 by=clock
45000.000 clock running=black why=press
49000.000 touched side=black square=c7 piece=p
50000.000 released side=black from=c7 square=c6 piece=p
50000.000 made ply=10 side=black uci=c7c6 san=c6
50000.000 completed ply=10 side=black uci=c7c6 san=c6 by=clock
50000.000 clock running=white why=press
