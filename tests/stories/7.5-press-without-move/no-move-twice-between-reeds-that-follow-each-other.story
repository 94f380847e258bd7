# The reeds of g1 and g2 follow each other: the king takes on g2 and goes back some moves later, and
# both times the board looks as before. The next moves tell; nobody is accused for certain.
set Fen=6k1/p4ppp/8/8/8/8/P4PbP/6K1 w - - 0 1
1000 press black
+5000 lift h2
+1000 place h2
+1000 lift f2
+900 place f2
+1200 lift g2
+1900 lift g1
+500 place g1
+0 place g2
+4200 press white
+5000 lift a7
+600 place a6
+900 press black
+5000 lift a2
+600 place a3
+900 press white
+5000 lift a6
+600 place a5
+900 press black
+5000 lift a3
+600 place a4
+900 press white
+5000 lift h7
+600 place h6
+900 press black
+5000 lift h2
+600 place h3
+900 press white
+5000 lift h6
+600 place h5
+900 press black
+5000 lift g1
+0 lift g2
+600 place g2
+5 place g1
+900 press white
+5000 lift g8
+600 place h7
+900 press black
+5000 lift h3
+600 place h4
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
6000.000 touched side=white square=h2 piece=P
7500.000 released side=white from=h2 square=h2 piece=P
8000.000 touched side=white square=f2 piece=P
9400.000 released side=white from=f2 square=f2 piece=P
10100.000 touched side=white square=g2 piece=b
12000.000 touched side=white square=g1 piece=K
13000.000 released side=white from=g1 square=g1 piece=K
13000.000 released side=white from=g2 square=g2 piece=b
16700.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
16700.000 clock running=black why=press
21700.000 touched side=black square=a7 piece=p
22800.000 released side=black from=a7 square=a6 piece=p
22800.000 made ply=2 side=black uci=a7a6 san=a6
23200.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
23200.000 clock running=white why=press
28200.000 touched side=white square=a2 piece=P
29300.000 released side=white from=a2 square=a3 piece=P
29300.000 made ply=3 side=white uci=a2a3 san=a3
29700.000 ruling id=1 alert=1 decision=lapsed
29700.000 withdrawn ply=3 uci=a2a3 why=changed
29700.000 withdrawn ply=2 uci=a7a6 why=changed
29700.000 made ply=1 side=white uci=g1g2 san=Kxg2
29700.000 completed ply=1 side=white uci=g1g2 san=Kxg2 by=clock
29700.000 made ply=2 side=black uci=a7a6 san=a6
29700.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
29700.000 made ply=3 side=white uci=a2a3 san=a3
29700.000 completed ply=3 side=white uci=a2a3 san=a3 by=clock
29700.000 clock running=black why=press
34700.000 touched side=black square=a6 piece=p
35800.000 released side=black from=a6 square=a5 piece=p
35800.000 made ply=4 side=black uci=a6a5 san=a5
36200.000 completed ply=4 side=black uci=a6a5 san=a5 by=clock
36200.000 clock running=white why=press
36200.000 alert id=2 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"unexpected":["g1"]}
41200.000 touched side=white square=a3 piece=P
42300.000 released side=white from=a3 square=a4 piece=P
42300.000 made ply=5 side=white uci=a3a4 san=a4
42700.000 completed ply=5 side=white uci=a3a4 san=a4 by=clock
42700.000 clock running=black why=press
47700.000 touched side=black square=h7 piece=p
48800.000 released side=black from=h7 square=h6 piece=p
48800.000 made ply=6 side=black uci=h7h6 san=h6
49200.000 completed ply=6 side=black uci=h7h6 san=h6 by=clock
49200.000 clock running=white why=press
54200.000 touched side=white square=h2 piece=P
55300.000 released side=white from=h2 square=h3 piece=P
55300.000 made ply=7 side=white uci=h2h3 san=h3
55700.000 completed ply=7 side=white uci=h2h3 san=h3 by=clock
55700.000 clock running=black why=press
60700.000 touched side=black square=h6 piece=p
61800.000 released side=black from=h6 square=h5 piece=p
61800.000 made ply=8 side=black uci=h6h5 san=h5
62200.000 completed ply=8 side=black uci=h6h5 san=h5 by=clock
62200.000 clock running=white why=press
67200.000 touched side=white square=g2 piece=K
68305.000 released side=white from=g2 square=g2 piece=K
68705.000 alert id=3 kind=displaced article=7.4.1 ply=9 confidence=possible evidence={"unexpected":["g1"]}
68705.000 clock running=black why=press
75205.000 clock running=white why=press
81705.000 made ply=9 side=white uci=g2g1 san=Kg1
81705.000 completed ply=9 side=white uci=g2g1 san=Kg1 by=clock
81705.000 made ply=10 side=black uci=g8h7 san=Kh7
81705.000 completed ply=10 side=black uci=g8h7 san=Kh7 by=clock
81705.000 made ply=11 side=white uci=h3h4 san=h4
81705.000 ruling id=2 alert=3 decision=lapsed lasted_ms=13000 ply=9 last_ply=11
81705.000 completed ply=11 side=white uci=h3h4 san=h4 by=clock
81705.000 clock running=black why=press
81705.000 ruling id=3 alert=2 decision=lapsed lasted_ms=45505
