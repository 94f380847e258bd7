# Beside a physical clock (Clock=shadow) a stop is seen by the levers, too, and its estimates stand.
set Clock=shadow
set TimeControl=600
show clocks
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+3000 level
+60000 press black
+1000 lift f1
+300 place b5
+600 press white
---
9600.000 clock white_ms=594200 black_ms=597200 why=pause
69600.000 clock running=white white_ms=594200 black_ms=597200 why=resume
70600.000 touched side=white square=f1 piece=B
71400.000 released side=white from=f1 square=b5 piece=B
71400.000 made ply=5 side=white uci=f1b5 san=Bb5
71500.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock white_ms=592300 black_ms=597200
71500.000 clock running=black white_ms=592300 black_ms=597200 why=press
