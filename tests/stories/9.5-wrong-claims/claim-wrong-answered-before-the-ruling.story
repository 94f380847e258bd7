# While the arbiter looks both players go on and press: when he has ruled White's clock runs, and
# both moves count.
set TimeControl=7200
show clocks
1000 press black
play Nf3 Nf6
expect from here
+900 ! claim fifty d4
pace 3000 300 600
play d4 d5
+9000 ! confirm last
+1000 lift c1
+300 place f4
+600 press white
---
4700.000 claim side=white kind=fifty held=false
4700.000 game state=paused by=white
4700.000 clock white_ms=7197700 black_ms=7198600 why=pause
4700.000 draw-offer side=white what=offered
4700.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=3 confidence=certain evidence={"claim":"fifty","announced":"d4","found":0,"needed":100,"penalty":{"kind":"add-opponent","seconds":120}}
7700.000 touched side=white square=d2 piece=P
8500.000 released side=white from=d2 square=d4 piece=P
8500.000 made ply=3 side=white uci=d2d4 san=d4
11600.000 touched side=black square=d7 piece=p
11600.000 draw-offer side=white what=lapsed
12400.000 released side=black from=d7 square=d5 piece=p
12400.000 made ply=4 side=black uci=d7d5 san=d5
21500.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
21500.000 clock white_ms=7197700 black_ms=7318600 why=penalty
21500.000 game state=resumed
21500.000 clock running=white white_ms=7197700 black_ms=7318600 why=resume
21500.000 completed ply=3 side=white uci=d2d4 san=d4 by=answer white_ms=7197700 black_ms=7318600
21500.000 completed ply=4 side=black uci=d7d5 san=d5 by=clock white_ms=7197700 black_ms=7318600
22500.000 touched side=white square=c1 piece=B
23300.000 released side=white from=c1 square=f4 piece=B
23300.000 made ply=5 side=white uci=c1f4 san=Bf4
23400.000 completed ply=5 side=white uci=c1f4 san=Bf4 by=clock white_ms=7195800 black_ms=7318600
23400.000 clock running=black white_ms=7195800 black_ms=7318600 why=press
