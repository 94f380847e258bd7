# A switch shows a piece on b6; White touches a pawn and tries his lever, a pawn slips off its reed,
# and Black presses anew: the game begins with that press.
1000 place b6
1500 press black
5000 lift e2
+600 place e2
+800 press white
+5000 lift h2
+2000 press black
+5000 lift e2
+600 place e4
+800 press white
+3000 lift e7
+600 place e5
+800 press black
+3000 lift g1
+600 place f3
+800 press white
+3000 lift b8
+600 place c6
+800 press black
---
0.000 game state=ready
1500.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["b6"]}
13400.000 alert id=2 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h2"],"unexpected":["b6"]}
13400.000 ruling id=1 alert=1 decision=lapsed
13400.000 ruling id=2 alert=2 decision=lapsed
13400.000 game state=started
13400.000 clock running=white why=start
19800.000 alert id=3 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"b6","shows":"occupied"}
19800.000 touched side=white square=e2 piece=P
19800.000 released side=white from=e2 square=e4 piece=P
19800.000 made ply=1 side=white uci=e2e4 san=e4
19800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
19800.000 clock running=black why=press
19800.000 alert id=4 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["h2"]}
22800.000 touched side=black square=e7 piece=p
23900.000 released side=black from=e7 square=e5 piece=p
23900.000 made ply=2 side=black uci=e7e5 san=e5
24200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
24200.000 clock running=white why=press
27200.000 touched side=white square=g1 piece=N
28300.000 released side=white from=g1 square=f3 piece=N
28300.000 made ply=3 side=white uci=g1f3 san=Nf3
28600.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
28600.000 clock running=black why=press
31600.000 touched side=black square=b8 piece=n
32700.000 released side=black from=b8 square=c6 piece=n
32700.000 made ply=4 side=black uci=b8c6 san=Nc6
33000.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
33000.000 clock running=white why=press
