# The illegal answer is pressed, and from that press on White's illegal move counts as answered: it
# brings the second period, and both clocks show what they showed at that instant.
set TimeControl=2/60+5:300
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 lift f1
+300 place b3
+900 press white
+2000 lift b8
+600 place b6
+900 press black
+2000 ! pause
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=65000 black_ms=65000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=68400 black_ms=65000
2600.000 clock running=black white_ms=68400 black_ms=65000 why=press
4600.000 touched side=black square=e7 piece=p
5200.000 released side=black from=e7 square=e5 piece=p
5200.000 made ply=2 side=black uci=e7e5 san=e5
5200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=68400 black_ms=67400
5200.000 clock running=white white_ms=68400 black_ms=67400 why=press
7200.000 touched side=white square=f1 piece=B
8000.000 released side=white from=f1 square=b3 piece=B
8400.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"f1","to":"b3","missing":["f1"],"unexpected":["b3"],"penalty":{"kind":"add-opponent","seconds":60}}
8400.000 clock running=black white_ms=65200 black_ms=67400 why=press
10400.000 touched side=black square=b8 piece=n
11500.000 released side=black from=b8 square=b6 piece=n
11900.000 alert id=2 kind=illegal-move article=7.5.1 side=black ply=4 confidence=certain evidence={"from":"b8","to":"b6","missing":["b8"],"unexpected":["b6"],"penalty":{"kind":"add-opponent","seconds":60}}
11900.000 clock running=white white_ms=365200 black_ms=63900 why=press
13900.000 game state=paused by=arbiter
13900.000 clock white_ms=363200 black_ms=63900 why=pause
