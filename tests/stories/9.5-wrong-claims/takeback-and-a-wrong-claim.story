# White's claim is wrong, and his first move is taken back before the arbiter rules: Black's time
# for the claim stays, the moves and what they gave do not.
set TimeControl=2/60:300
show clocks
1000 press black
pace 1000 300 300
play e4
pace 2000 300 300
play e5 Nf3 Nc6
expect from here
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
