# A captor stands beside its reed, and the clock is stopped and started again by who has moved. The
# pawn that falls later beside it, and is set up again, was not captured.
set Fen=r1bqk2r/pppn1pbp/3p2p1/4P3/2P3n1/1P2PN2/PB2BPPP/RN1QK2R b KQkq - 2 8
1000 press white
+9000 lift e5
+600 lift g4
+1200 press black
+8000 lift b1
+600 place c3
+300 press white
+3000 level
+3000 press white
+9000 lift e8
+500 place g8
+500 lift h8
+500 place f8
+500 press black
+9000 lift d1
+300 place d2
+550 lift c4
+90 press white
+1500 place c4
+14000 lift a7
+500 place a5
+300 press black
+5000 lift a1
+500 place d1
+400 press white
+7000 lift f8
+500 place e8
+300 press black
+7000 lift e1
+500 place g1
+500 lift h1
+500 place f1
+300 press white
+7000 place e5
+300 lift e5
+500 place c6
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
10000.000 touched side=black square=e5 piece=P
10600.000 touched side=black square=g4 piece=n
11800.000 released side=black from=g4 square=e5 piece=n
11800.000 made ply=1 side=black uci=g4e5 san=Ngxe5
11800.000 completed ply=1 side=black uci=g4e5 san=Ngxe5 by=clock
11800.000 clock running=white why=press
11800.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e5"]}
19800.000 touched side=white square=b1 piece=N
20700.000 released side=white from=b1 square=c3 piece=N
20700.000 made ply=2 side=white uci=b1c3 san=Nc3
20700.000 completed ply=2 side=white uci=b1c3 san=Nc3 by=clock
20700.000 clock running=black why=press
23700.000 clock why=pause
26700.000 clock running=black why=resume
35700.000 touched side=black square=e8 piece=k
36700.000 released side=black from=e8 square=g8 piece=k
36700.000 touched side=black square=h8 piece=r
37700.000 released side=black from=h8 square=f8 piece=r
37700.000 made ply=3 side=black uci=e8g8 san=O-O
37700.000 completed ply=3 side=black uci=e8g8 san=O-O by=clock
37700.000 clock running=white why=press
46700.000 touched side=white square=d1 piece=Q
47500.000 released side=white from=d1 square=d2 piece=Q
47500.000 made ply=4 side=white uci=d1d2 san=Qd2
47550.000 touched side=white square=c4 piece=P
47640.000 released side=white from=c4 square=c4 piece=P
47640.000 completed ply=4 side=white uci=d1d2 san=Qd2 by=clock
47640.000 alert id=2 kind=touched-out-of-turn article=4.2.1 side=white ply=4 confidence=possible evidence={"square":"c4","sides":["white","black"]}
47640.000 clock running=black why=press
49640.000 touched side=black square=e5 piece=n
49640.000 touched side=black square=c4 piece=P
49640.000 released side=black from=e5 square=c4 piece=n
49640.000 made ply=5 side=black uci=e5c4 san=Nxc4
49640.000 ruling id=1 alert=1 decision=lapsed lasted_ms=37840
63140.000 touched side=black square=a7 piece=p
63940.000 alert id=3 kind=sensor ply=5 confidence=likely evidence={"what":"switch","square":"e5","shows":"empty"}
63940.000 touched side=black square=c4 piece=n
63940.000 released side=black from=a7 square=a5 piece=p
63940.000 released side=black from=c4 square=c4 piece=P
63940.000 withdrawn ply=5 uci=e5c4 why=changed
63940.000 released side=black from=c4 square=e5 piece=n
63940.000 made ply=5 side=black uci=a7a5 san=a5
63940.000 completed ply=5 side=black uci=a7a5 san=a5 by=clock
63940.000 clock running=white why=press
68940.000 touched side=white square=a1 piece=R
69840.000 released side=white from=a1 square=d1 piece=R
69840.000 made ply=6 side=white uci=a1d1 san=Rd1
69840.000 completed ply=6 side=white uci=a1d1 san=Rd1 by=clock
69840.000 clock running=black why=press
76840.000 touched side=black square=f8 piece=r
77640.000 released side=black from=f8 square=e8 piece=r
77640.000 made ply=7 side=black uci=f8e8 san=Re8
77640.000 completed ply=7 side=black uci=f8e8 san=Re8 by=clock
77640.000 clock running=white why=press
84640.000 touched side=white square=e1 piece=K
85640.000 released side=white from=e1 square=g1 piece=K
85640.000 touched side=white square=h1 piece=R
86440.000 released side=white from=h1 square=f1 piece=R
86440.000 made ply=8 side=white uci=e1g1 san=O-O
86440.000 completed ply=8 side=white uci=e1g1 san=O-O by=clock
86440.000 clock running=black why=press
94540.000 touched side=black square=e5 piece=n
94540.000 released side=black from=e5 square=c6 piece=n
94540.000 made ply=9 side=black uci=e5c6 san=Nc6
94540.000 completed ply=9 side=black uci=e5c6 san=Nc6 by=clock
94540.000 clock running=white why=press
94540.000 ruling id=2 alert=3 decision=lapsed
