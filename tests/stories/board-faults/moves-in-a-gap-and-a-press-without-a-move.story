# Four moves are made in a gap; behind it Black touches his queen and presses without a move: that
# press counts, and no captures without a trace are told for it and the next one.
1000 press black
+800 lift d2
+400 place d4
+600 press white
+800 lift g8
+400 place f6
+600 press black
+500 lost
+800 lift c2
+400 place c4
+600 press white
+800 lift e7
+400 place e6
+600 press black
+800 lift b1
+400 place c3
+600 press white
+800 lift f8
+400 place b4
+600 press black
+40 answers
+800 lift e2
+400 place e3
+600 press white
+1500 lift d8
+500 place d8
+600 press black
+1900 press white
+800 lift b7
+400 place b6
+600 press black
+800 lift g1
+400 place e2
+600 press white
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1800.000 touched side=white square=d2 piece=P
2700.000 released side=white from=d2 square=d4 piece=P
2700.000 made ply=1 side=white uci=d2d4 san=d4
2800.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
2800.000 clock running=black why=press
3600.000 touched side=black square=g8 piece=n
4500.000 released side=black from=g8 square=f6 piece=n
4500.000 made ply=2 side=black uci=g8f6 san=Nf6
4600.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
4600.000 clock running=white why=press
12840.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["b1","c2","e7","f8"],"unexpected":["c3","b4","c4","e6"]}
12840.000 touched side=white square=b1 piece=N
12840.000 touched side=white square=f8 piece=b
12840.000 touched side=white square=c2 piece=P
12840.000 touched side=white square=e7 piece=p
12840.000 released side=white from=b1 square=c3 piece=N
12840.000 released side=white from=f8 square=b4 piece=b
12840.000 released side=white from=c2 square=c4 piece=P
12840.000 released side=white from=e7 square=e6 piece=p
13140.000 touched side=white square=e2 piece=P
14040.000 released side=white from=e2 square=e3 piece=P
14140.000 made ply=3 side=white uci=c2c4 san=c4
14140.000 completed ply=3 side=white uci=c2c4 san=c4 by=clock
14140.000 made ply=4 side=black uci=e7e6 san=e6
14140.000 completed ply=4 side=black uci=e7e6 san=e6 by=clock
14140.000 made ply=5 side=white uci=b1c3 san=Nc3
14140.000 completed ply=5 side=white uci=b1c3 san=Nc3 by=clock
14140.000 made ply=6 side=black uci=f8b4 san=Bb4
14140.000 completed ply=6 side=black uci=f8b4 san=Bb4 by=clock
14140.000 made ply=7 side=white uci=e2e3 san=e3
14140.000 ruling id=1 alert=1 decision=lapsed lasted_ms=1300 ply=3 last_ply=7
14140.000 completed ply=7 side=white uci=e2e3 san=e3 by=clock
14140.000 clock running=black why=press
15640.000 touched side=black square=d8 piece=q
16640.000 released side=black from=d8 square=d8 piece=q
16740.000 alert id=2 kind=no-move article=7.5.3 side=black ply=8 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
16740.000 clock running=white why=press
18640.000 clock running=black why=press
19440.000 touched side=black square=b7 piece=p
20340.000 released side=black from=b7 square=b6 piece=p
20340.000 made ply=8 side=black uci=b7b6 san=b6
20440.000 completed ply=8 side=black uci=b7b6 san=b6 by=clock
20440.000 alert id=3 kind=touch-move article=4.3.1 side=black ply=8 confidence=possible evidence={"must":{"kind":"move","own":"d8"},"touched":["d8","b7"],"played":"b7b6","claimable":true}
20440.000 clock running=white why=press
21240.000 touched side=white square=g1 piece=N
22140.000 released side=white from=g1 square=e2 piece=N
22140.000 made ply=9 side=white uci=g1e2 san=Ne2
22240.000 completed ply=9 side=white uci=g1e2 san=Ne2 by=clock
22240.000 clock running=black why=press
