# White's claim is wrong, and his first move is taken back before the arbiter rules: Black's time
# for the claim stays, the moves and what they gave do not.
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
+300 place f3
+300 press white
+2000 lift b8
+300 place c6
+300 press black
+2000 ! claim fifty
+2000 ! takeback 3
+2000 lift c6
+300 place b8
+2000 lift f3
+300 place g1
+2000 press black
+2000 press white
+2000 ! confirm last
+1000 lift d2
+300 place d4
+300 press black
+300 press white
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
7800.000 released side=white from=g1 square=f3 piece=N
7800.000 made ply=3 side=white uci=g1f3 san=Nf3
7800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=355800 black_ms=57400
7800.000 clock running=black white_ms=355800 black_ms=57400 why=press
9800.000 touched side=black square=b8 piece=n
10400.000 released side=black from=b8 square=c6 piece=n
10400.000 made ply=4 side=black uci=b8c6 san=Nc6
10400.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=355800 black_ms=354800
10400.000 clock running=white white_ms=355800 black_ms=354800 why=press
12400.000 claim side=white kind=fifty held=false
12400.000 game state=paused by=white
12400.000 clock white_ms=353800 black_ms=354800 why=pause
12400.000 draw-offer side=white what=offered
12400.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"fifty","found":2,"needed":100,"penalty":{"kind":"add-opponent","seconds":60}}
14400.000 withdrawn ply=4 uci=b8c6 why=taken-back
14400.000 withdrawn ply=3 uci=g1f3 why=taken-back
14400.000 clock white_ms=55800 black_ms=54800 why=set
14400.000 game state=irregular
19500.000 game state=restored
25000.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
25000.000 clock white_ms=55800 black_ms=114800 why=penalty
25000.000 game state=resumed
25000.000 clock running=white white_ms=55800 black_ms=114800 why=resume
26000.000 touched side=white square=d2 piece=P
26800.000 released side=white from=d2 square=d4 piece=P
26800.000 made ply=3 side=white uci=d2d4 san=d4
26900.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock white_ms=353900 black_ms=114800
26900.000 clock running=black white_ms=353900 black_ms=114800 why=press
