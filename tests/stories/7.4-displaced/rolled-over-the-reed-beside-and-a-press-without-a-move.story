# A pawn that has moved falls and rolls over the reed beside, and another one falls with it. The
# players press back and forth when they are set up: nobody has captured there, and been captured.
set Fen=r1bqkbnr/pp2pppp/2n5/2pp4/8/1P3NP1/PBPPPP1P/RN1QKB1R b KQkq - 1 4
1000 press white
+24000 lift f7
+680 place f6
+2000 lift f6
+140 place f5
+50 lift e7
+115 press black
+36 lift f5
+4140 place f6
+1890 place e7
+6250 press white
+1800 press black
+10000 lift f1
+500 place g2
+600 press white
+9000 lift e7
+500 place e5
+500 press black
+9000 lift e1
+500 place g1
+500 lift h1
+500 place f1
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
25000.000 touched side=black square=f7 piece=p
26180.000 released side=black from=f7 square=f6 piece=p
26180.000 made ply=1 side=black uci=f7f6 san=f6
27680.000 touched side=black square=f6 piece=p
27870.000 touched side=black square=e7 piece=p
27985.000 released side=black from=f6 square=f5 piece=p
27985.000 released side=black from=e7 square=e7 piece=p
27985.000 withdrawn ply=1 uci=f7f6 why=changed
27985.000 made ply=1 side=black uci=f7f5 san=f5
27985.000 completed ply=1 side=black uci=f7f5 san=f5 by=clock
27985.000 alert id=1 kind=moved-after-release article=4.7 side=black ply=1 confidence=possible evidence={"must":{"kind":"stand","own":"f7","to":"f6"},"touched":["f7"],"played":"f7f5","claimable":true}
27985.000 clock running=white why=press
28021.000 touched side=white square=f5 piece=p
33521.000 alert id=2 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["f5","e7"],"unexpected":["f6"]}
33521.000 released side=white from=f5 square=f6 piece=p
40301.000 clock running=black why=press
42101.000 clock running=white why=press
52101.000 touched side=white square=f1 piece=B
53101.000 released side=white from=f1 square=g2 piece=B
53201.000 clock running=black why=press
62201.000 touched side=black square=e7 piece=p
63201.000 ruling id=1 alert=1 decision=lapsed
63201.000 withdrawn ply=1 uci=f7f5 why=changed
63201.000 made ply=1 side=black uci=f7f6 san=f6
63201.000 completed ply=1 side=black uci=f7f6 san=f6 by=clock
63201.000 made ply=2 side=white uci=f1g2 san=Bg2
63201.000 completed ply=2 side=white uci=f1g2 san=Bg2 by=clock
63201.000 made ply=3 side=black uci=e7e5 san=e5
63201.000 ruling id=2 alert=2 decision=lapsed lasted_ms=29680 ply=1 last_ply=3
63201.000 completed ply=3 side=black uci=e7e5 san=e5 by=clock
63201.000 clock running=white why=press
72201.000 touched side=white square=e1 piece=K
73201.000 released side=white from=e1 square=g1 piece=K
73201.000 touched side=white square=h1 piece=R
74201.000 released side=white from=h1 square=f1 piece=R
74201.000 made ply=4 side=white uci=e1g1 san=O-O
74201.000 completed ply=4 side=white uci=e1g1 san=O-O by=clock
74201.000 clock running=black why=press
