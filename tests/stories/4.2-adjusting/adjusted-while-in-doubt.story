# A pawn takes one of two without a trace. Black adjusts one of them before he takes back the other
# way: what is announced while the record waits speaks for no line.
set Fen=r3k3/8/3p4/2p1p3/3P4/8/7P/R3K3 w - - 0 1
1000 press black
2000 lift d4
+900 press white
+2000 ! adjust c5
+500 lift c5
+700 place c5
+2000 lift d6
+800 lift e5
+700 place e5
+900 press black
+2000 lift a1
+500 place b1
+900 press white
+2000 lift a8
+500 place b8
+900 press black
+2000 lift b1
+500 place c1
+900 press white
+2000 lift b8
+500 place c8
+900 press black
+2000 lift c1
+500 place d1
+900 press white
+2000 lift c8
+500 place d8
+900 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d4 piece=P
2900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["d4"]}
2900.000 clock running=black why=press
10500.000 made ply=1 side=white uci=d4e5 san=dxe5
10500.000 completed ply=1 side=white uci=d4e5 san=dxe5 by=clock
10500.000 made ply=2 side=black uci=d6e5 san=dxe5
10500.000 ruling id=1 alert=1 decision=lapsed lasted_ms=7600 ply=1 last_ply=2
10500.000 completed ply=2 side=black uci=d6e5 san=dxe5 by=clock
10500.000 clock running=white why=press
12500.000 touched side=white square=a1 piece=R
13500.000 released side=white from=a1 square=b1 piece=R
13500.000 made ply=3 side=white uci=a1b1 san=Rb1
13900.000 completed ply=3 side=white uci=a1b1 san=Rb1 by=clock
13900.000 clock running=black why=press
15900.000 touched side=black square=a8 piece=r
16900.000 released side=black from=a8 square=b8 piece=r
16900.000 made ply=4 side=black uci=a8b8 san=Rb8
17300.000 completed ply=4 side=black uci=a8b8 san=Rb8 by=clock
17300.000 clock running=white why=press
19300.000 touched side=white square=b1 piece=R
20300.000 released side=white from=b1 square=c1 piece=R
20300.000 made ply=5 side=white uci=b1c1 san=Rc1
20700.000 completed ply=5 side=white uci=b1c1 san=Rc1 by=clock
20700.000 clock running=black why=press
22700.000 touched side=black square=b8 piece=r
23700.000 released side=black from=b8 square=c8 piece=r
23700.000 made ply=6 side=black uci=b8c8 san=Rc8
24100.000 completed ply=6 side=black uci=b8c8 san=Rc8 by=clock
24100.000 clock running=white why=press
26100.000 touched side=white square=c1 piece=R
27100.000 released side=white from=c1 square=d1 piece=R
27100.000 made ply=7 side=white uci=c1d1 san=Rd1
27500.000 completed ply=7 side=white uci=c1d1 san=Rd1 by=clock
27500.000 clock running=black why=press
29500.000 touched side=black square=c8 piece=r
30500.000 released side=black from=c8 square=d8 piece=r
30500.000 made ply=8 side=black uci=c8d8 san=Rd8
30900.000 completed ply=8 side=black uci=c8d8 san=Rd8 by=clock
30900.000 clock running=white why=press
