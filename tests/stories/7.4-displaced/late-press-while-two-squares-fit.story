# A press that comes behind the beginning of its answer leaves all squares in the game on which a
# knight may stand that closed no reed.
# The record has the likeliest of three; the knight's next move tells.
set Fen=4k1n1/p6p/8/8/8/8/P6P/4K3 b - - 0 1
1000 press white
+1000 lift g8
+900 press black
+1000 lift e1
+700 place d1
+900 press white
+1000 lift e8
+700 place d8
+900 press black
+1000 lift d1
+700 place e1
+900 press white
+1000 lift d8
+700 place e8
+900 press black
+1000 lift e1
+700 place d1
+900 press white
+1000 lift e8
+700 place d8
+900 press black
+1000 lift d1
+700 place e1
+900 press white
+1000 lift d8
+700 place e8
+900 press black
+1000 lift e1
+700 place e2
+900 press white
+1000 lift e8
+700 place d8
+900 press black
+1000 lift e2
+700 place e3
+600 lift d8
+300 press white
+700 place c7
+900 press black
+1000 lift e3
+700 place d3
+900 press white
+1000 place c6
+900 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=g8 piece=n
2900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["g8"]}
2900.000 clock running=white why=press
5500.000 clock running=black why=press
8100.000 clock running=white why=press
10700.000 clock running=black why=press
13300.000 clock running=white why=press
15900.000 clock running=black why=press
18500.000 clock running=white why=press
21100.000 made ply=1 side=black uci=g8f6 san=Nf6
21100.000 completed ply=1 side=black uci=g8f6 san=Nf6 by=clock
21100.000 made ply=2 side=white uci=e1d1 san=Kd1
21100.000 completed ply=2 side=white uci=e1d1 san=Kd1 by=clock
21100.000 made ply=3 side=black uci=e8d8 san=Kd8
21100.000 completed ply=3 side=black uci=e8d8 san=Kd8 by=clock
21100.000 made ply=4 side=white uci=d1e1 san=Ke1
21100.000 completed ply=4 side=white uci=d1e1 san=Ke1 by=clock
21100.000 made ply=5 side=black uci=d8e8 san=Ke8
21100.000 completed ply=5 side=black uci=d8e8 san=Ke8 by=clock
21100.000 made ply=6 side=white uci=e1d1 san=Kd1
21100.000 completed ply=6 side=white uci=e1d1 san=Kd1 by=clock
21100.000 made ply=7 side=black uci=e8d8 san=Kd8
21100.000 completed ply=7 side=black uci=e8d8 san=Kd8 by=clock
21100.000 made ply=8 side=white uci=d1e1 san=Ke1
21100.000 ruling id=1 alert=1 decision=lapsed lasted_ms=18200 ply=1 last_ply=8
21100.000 completed ply=8 side=white uci=d1e1 san=Ke1 by=clock
21100.000 clock running=black why=press
22100.000 touched side=black square=d8 piece=k
23300.000 released side=black from=d8 square=e8 piece=k
23300.000 made ply=9 side=black uci=d8e8 san=Ke8
23700.000 completed ply=9 side=black uci=d8e8 san=Ke8 by=clock
23700.000 clock running=white why=press
23700.000 alert id=2 kind=displaced article=7.4.1 ply=10 confidence=certain evidence={"missing":["f6"]}
24700.000 touched side=white square=e1 piece=K
25900.000 released side=white from=e1 square=e2 piece=K
25900.000 made ply=10 side=white uci=e1e2 san=Ke2
26300.000 completed ply=10 side=white uci=e1e2 san=Ke2 by=clock
26300.000 clock running=black why=press
27300.000 touched side=black square=e8 piece=k
28500.000 released side=black from=e8 square=d8 piece=k
28500.000 made ply=11 side=black uci=e8d8 san=Kd8
28900.000 completed ply=11 side=black uci=e8d8 san=Kd8 by=clock
28900.000 clock running=white why=press
29900.000 touched side=white square=e2 piece=K
31100.000 released side=white from=e2 square=e3 piece=K
31100.000 made ply=12 side=white uci=e2e3 san=Ke3
31200.000 touched side=black square=d8 piece=k
31500.000 completed ply=12 side=white uci=e2e3 san=Ke3 by=clock
31500.000 clock running=black why=press
32700.000 released side=black from=d8 square=c7 piece=k
32700.000 made ply=13 side=black uci=d8c7 san=Kc7
33100.000 completed ply=13 side=black uci=d8c7 san=Kc7 by=clock
33100.000 clock running=white why=press
34100.000 touched side=white square=e3 piece=K
35300.000 released side=white from=e3 square=d3 piece=K
35300.000 made ply=14 side=white uci=e3d3 san=Kd3
35700.000 completed ply=14 side=white uci=e3d3 san=Kd3 by=clock
35700.000 clock running=black why=press
37600.000 released side=black square=c6
37600.000 withdrawn ply=14 uci=e3d3 why=changed
37600.000 withdrawn ply=13 uci=d8c7 why=changed
37600.000 withdrawn ply=12 uci=e2e3 why=changed
37600.000 withdrawn ply=11 uci=e8d8 why=changed
37600.000 withdrawn ply=10 uci=e1e2 why=changed
37600.000 withdrawn ply=9 uci=d8e8 why=changed
37600.000 withdrawn ply=8 uci=d1e1 why=changed
37600.000 withdrawn ply=7 uci=e8d8 why=changed
37600.000 withdrawn ply=6 uci=e1d1 why=changed
37600.000 withdrawn ply=5 uci=d8e8 why=changed
37600.000 withdrawn ply=4 uci=d1e1 why=changed
37600.000 withdrawn ply=3 uci=e8d8 why=changed
37600.000 withdrawn ply=2 uci=e1d1 why=changed
37600.000 withdrawn ply=1 uci=g8f6 why=changed
37600.000 made ply=1 side=black uci=g8e7 san=Ne7
37600.000 completed ply=1 side=black uci=g8e7 san=Ne7 by=clock
37600.000 made ply=2 side=white uci=e1d1 san=Kd1
37600.000 completed ply=2 side=white uci=e1d1 san=Kd1 by=clock
37600.000 made ply=3 side=black uci=e8d8 san=Kd8
37600.000 completed ply=3 side=black uci=e8d8 san=Kd8 by=clock
37600.000 made ply=4 side=white uci=d1e1 san=Ke1
37600.000 completed ply=4 side=white uci=d1e1 san=Ke1 by=clock
37600.000 made ply=5 side=black uci=d8e8 san=Ke8
37600.000 completed ply=5 side=black uci=d8e8 san=Ke8 by=clock
37600.000 made ply=6 side=white uci=e1d1 san=Kd1
37600.000 completed ply=6 side=white uci=e1d1 san=Kd1 by=clock
37600.000 made ply=7 side=black uci=e8d8 san=Kd8
37600.000 completed ply=7 side=black uci=e8d8 san=Kd8 by=clock
37600.000 made ply=8 side=white uci=d1e1 san=Ke1
37600.000 completed ply=8 side=white uci=d1e1 san=Ke1 by=clock
37600.000 made ply=9 side=black uci=d8e8 san=Ke8
37600.000 completed ply=9 side=black uci=d8e8 san=Ke8 by=clock
37600.000 made ply=10 side=white uci=e1e2 san=Ke2
37600.000 completed ply=10 side=white uci=e1e2 san=Ke2 by=clock
37600.000 made ply=11 side=black uci=e8d8 san=Kd8
37600.000 completed ply=11 side=black uci=e8d8 san=Kd8 by=clock
37600.000 made ply=12 side=white uci=e2e3 san=Ke3
37600.000 completed ply=12 side=white uci=e2e3 san=Ke3 by=clock
37600.000 made ply=13 side=black uci=d8c7 san=Kc7
37600.000 completed ply=13 side=black uci=d8c7 san=Kc7 by=clock
37600.000 made ply=14 side=white uci=e3d3 san=Kd3
37600.000 completed ply=14 side=white uci=e3d3 san=Kd3 by=clock
37600.000 made ply=15 side=black uci=e7c6 san=Nc6
37600.000 alert id=3 kind=sensor ply=16 confidence=likely evidence={"what":"switch","square":"e7","shows":"empty"}
37600.000 completed ply=15 side=black uci=e7c6 san=Nc6 by=clock
37600.000 clock running=white why=press
37600.000 ruling id=2 alert=2 decision=lapsed lasted_ms=13900
