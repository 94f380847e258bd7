# A draw that was agreed before White's press does not hold: his move counts as if it had been
# pressed.
# It is his second, and the last of the first period.
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
+300 ! offer-draw white
+500 ! accept-draw
+5000 ! reopen
+5000 press white
+1000 lift b8
+300 place c6
+300 press black
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
7800.000 draw-offer side=white what=offered
8000.000 released side=white from=g1 square=f3 piece=N
8000.000 made ply=3 side=white uci=g1f3 san=Nf3
8300.000 draw-offer side=black what=accepted
8300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=end white_ms=55300 black_ms=57400
8300.000 clock white_ms=55300 black_ms=57400 why=pause
8300.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
13300.000 game state=paused by=arbiter
13300.000 clock white_ms=55300 black_ms=57400 why=pause
18300.000 game state=resumed
18300.000 clock running=black white_ms=355300 black_ms=57400 why=resume
19300.000 touched side=black square=b8 piece=n
19900.000 released side=black from=b8 square=c6 piece=n
19900.000 made ply=4 side=black uci=b8c6 san=Nc6
19900.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=355300 black_ms=355800
19900.000 clock running=white white_ms=355300 black_ms=355800 why=press
