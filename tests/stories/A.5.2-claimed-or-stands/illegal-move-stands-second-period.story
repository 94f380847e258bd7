# White's second move is illegal, and stands as Black has answered it (A.5.2): it counts for the
# first period.
set Format=blitz
set TimeControl=2/60:300
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 lift g1
+300 place g3
+300 press white
+2000 lift b8
+300 place c6
+1000 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=60000 black_ms=60000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=58400 black_ms=60000
2600.000 clock running=black white_ms=58400 black_ms=60000 why=press
4600.000 touched side=black square=e7 piece=p
5200.000 released side=black from=e7 square=e5 piece=p
5200.000 made ply=2 side=black uci=e7e5 san=e5
5200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=58400 black_ms=57400
5200.000 clock running=white white_ms=58400 black_ms=57400 why=press
7200.000 touched side=white square=g1 piece=N
7800.000 released side=white from=g1 square=g3 piece=N
7800.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"g1","to":"g3","missing":["g1"],"unexpected":["g3"],"penalty":{"kind":"add-opponent","seconds":60}}
7800.000 clock running=black white_ms=55800 black_ms=57400 why=press
9800.000 touched side=black square=b8 piece=n
10600.000 released side=black from=b8 square=c6 piece=n
10600.000 ruling id=1 alert=1 decision=lapsed
10600.000 alert id=2 kind=illegal-move-stands article=A.5.2 side=white ply=3 confidence=certain evidence={"from":"g1","to":"g3"}
10600.000 made ply=4 side=black uci=b8c6 san=Nc6
11100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=355800 black_ms=354100
11100.000 clock running=white white_ms=355800 black_ms=354100 why=press
