# The clock is stopped while White thinks, and goes on: whose lever goes down accuses nobody.
# First Black's, as it was; then, behind another stop, White's.
set TimeControl=600
show clocks
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+3000 level
+60000 press black
+3000 level
+60000 press white
+1000 press black
+1000 lift f1
+300 place b5
+600 press white
---
9600.000 clock white_ms=594200 black_ms=597200 why=pause
69600.000 clock running=white white_ms=594200 black_ms=597200 why=resume
72600.000 clock white_ms=591200 black_ms=597200 why=pause
132600.000 clock running=black white_ms=591200 black_ms=597200 why=press
133600.000 clock running=white white_ms=591200 black_ms=596200 why=press
134600.000 touched side=white square=f1 piece=B
135400.000 released side=white from=f1 square=b5 piece=B
135400.000 made ply=5 side=white uci=f1b5 san=Bb5
135500.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock white_ms=589300 black_ms=596200
135500.000 clock running=black white_ms=589300 black_ms=596200 why=press
