# White's second move is illegal, and Black has answered it when the arbiter confirms that: neither
# counts, and the moves in their place bring the second period.
set TimeControl=2/60:300
set Format=standard
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
+500 ! confirm last
+2000 lift c6
+300 place b8
+2000 lift g3
+300 place g1
+2000 ! resume
+1000 lift g1
+300 place f3
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
7800.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"g1","to":"g3","missing":["g1"],"unexpected":["g3"],"penalty":{"kind":"add-opponent","seconds":120}}
7800.000 clock running=black white_ms=55800 black_ms=57400 why=press
9800.000 touched side=black square=b8 piece=n
10600.000 released side=black from=b8 square=c6 piece=n
10600.000 made ply=4 side=black uci=b8c6 san=Nc6
11100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=355800 black_ms=354100
11100.000 clock running=white white_ms=355800 black_ms=354100 why=press
11600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
11600.000 game state=paused by=arbiter
11600.000 clock white_ms=355300 black_ms=354100 why=pause
11600.000 clock white_ms=355300 black_ms=474100 why=penalty
11600.000 withdrawn ply=4 uci=b8c6 why=taken-back
11600.000 clock white_ms=55800 black_ms=174100 why=set
11600.000 game state=irregular
16700.000 game state=restored
18200.000 game state=resumed
18200.000 clock running=white white_ms=55800 black_ms=174100 why=resume
19200.000 touched side=white square=g1 piece=N
19800.000 released side=white from=g1 square=f3 piece=N
19800.000 made ply=3 side=white uci=g1f3 san=Nf3
19800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=354200 black_ms=174100
19800.000 clock running=black white_ms=354200 black_ms=174100 why=press
21800.000 touched side=black square=b8 piece=n
22600.000 released side=black from=b8 square=c6 piece=n
22600.000 made ply=4 side=black uci=b8c6 san=Nc6
23100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=354200 black_ms=470800
23100.000 clock running=white white_ms=354200 black_ms=470800 why=press
