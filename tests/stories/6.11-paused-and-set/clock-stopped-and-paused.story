# The clock is stopped, the arbiter pauses and resumes: from then on the clocks run by his order.
set TimeControl=600
show clocks
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+3000 level
+2000 ! pause
+2000 ! resume
+1000 lift f1
+300 place b5
+600 press white
+1000 lift a7
+300 place a6
+600 press black
---
9600.000 clock white_ms=594200 black_ms=597200 why=pause
11600.000 game state=paused by=arbiter
13600.000 game state=resumed
13600.000 clock running=white white_ms=594200 black_ms=597200 why=resume
14600.000 touched side=white square=f1 piece=B
15400.000 released side=white from=f1 square=b5 piece=B
15400.000 made ply=5 side=white uci=f1b5 san=Bb5
15500.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock white_ms=592300 black_ms=597200
15500.000 clock running=black white_ms=592300 black_ms=597200 why=press
16500.000 touched side=black square=a7 piece=p
17300.000 released side=black from=a7 square=a6 piece=p
17300.000 made ply=6 side=black uci=a7a6 san=a6
17400.000 completed ply=6 side=black uci=a7a6 san=a6 by=clock white_ms=592300 black_ms=595300
17400.000 clock running=white white_ms=592300 black_ms=595300 why=press
