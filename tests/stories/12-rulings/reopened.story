# The arbiter reopens a game whose result does not hold: it is paused, with the clocks as they were.
set TimeControl=300+3
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 ! resign white
+500 ! resign black
+5000 ! reopen
+500 ! reopen
+5000 ! resume
+1000 lift g1
+300 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=303000 black_ms=303000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=304400 black_ms=303000
2600.000 clock running=black white_ms=304400 black_ms=303000 why=press
4600.000 touched side=black square=e7 piece=p
5200.000 released side=black from=e7 square=e5 piece=p
5200.000 made ply=2 side=black uci=e7e5 san=e5
5200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=304400 black_ms=303400
5200.000 clock running=white white_ms=304400 black_ms=303400 why=press
7200.000 clock white_ms=302400 black_ms=303400 why=pause
7200.000 game state=ended result=0-1 reason=resignation article=5.1.2
7700.000 refused resign black
12700.000 game state=paused by=arbiter
12700.000 clock white_ms=302400 black_ms=303400 why=pause
13200.000 refused reopen
18200.000 game state=resumed
18200.000 clock running=white white_ms=302400 black_ms=303400 why=resume
19200.000 touched side=white square=g1 piece=N
19800.000 released side=white from=g1 square=f3 piece=N
19800.000 made ply=3 side=white uci=g1f3 san=Nf3
19800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=303800 black_ms=303400
19800.000 clock running=black white_ms=303800 black_ms=303400 why=press
