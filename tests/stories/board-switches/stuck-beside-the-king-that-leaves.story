# The reed that a knight leaves beside the king is stuck: the king leaves, too, and nothing is
# told too early.
set Fen=4k3/pp6/8/6B1/6Q1/8/PP6/3NK3 w - - 0 1
1000 press black
4000 place e3
5000 press white
9000 lift a7
9500 place a6
10000 press black
14000 lift e1
14500 place f1
15000 press white
19000 lift a6
19500 place a5
20000 press black
24000 lift g5
24500 place h6
25000 press white
29000 lift b7
29500 place b6
30000 press black
34000 lift h6
34500 place f8
35000 press white
39000 lift b6
39500 place b5
40000 press black
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
5000.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"unexpected":["e3"]}
5000.000 clock running=black why=press
10000.000 clock running=white why=press
15000.000 clock running=black why=press
20000.000 clock running=white why=press
25000.000 made ply=1 side=white uci=d1e3 san=Ne3
25000.000 completed ply=1 side=white uci=d1e3 san=Ne3 by=clock
25000.000 made ply=2 side=black uci=a7a6 san=a6
25000.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
25000.000 made ply=3 side=white uci=e1f1 san=Kf1
25000.000 completed ply=3 side=white uci=e1f1 san=Kf1 by=clock
25000.000 made ply=4 side=black uci=a6a5 san=a5
25000.000 completed ply=4 side=black uci=a6a5 san=a5 by=clock
25000.000 made ply=5 side=white uci=g5h6 san=Bh6
25000.000 ruling id=1 alert=1 decision=lapsed lasted_ms=20000 ply=1 last_ply=5
25000.000 alert id=2 kind=sensor ply=6 confidence=likely evidence={"what":"switch","square":"d1","shows":"occupied"}
25000.000 completed ply=5 side=white uci=g5h6 san=Bh6 by=clock
25000.000 clock running=black why=press
29000.000 touched side=black square=b7 piece=p
30000.000 released side=black from=b7 square=b6 piece=p
30000.000 made ply=6 side=black uci=b7b6 san=b6
30000.000 completed ply=6 side=black uci=b7b6 san=b6 by=clock
30000.000 clock running=white why=press
34000.000 touched side=white square=h6 piece=B
35000.000 released side=white from=h6 square=f8 piece=B
35000.000 made ply=7 side=white uci=h6f8 san=Bf8
35000.000 completed ply=7 side=white uci=h6f8 san=Bf8 by=clock
35000.000 clock running=black why=press
39000.000 touched side=black square=b6 piece=p
40000.000 released side=black from=b6 square=b5 piece=p
40000.000 made ply=8 side=black uci=b6b5 san=b5
40000.000 completed ply=8 side=black uci=b6b5 san=b5 by=clock
40000.000 clock running=white why=press
