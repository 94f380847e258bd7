# The arbiter agrees to more seconds before White has answered the offer: who plays on has declined.
set Edition=2023
set Format=standard
set TimeControl=150
set QuickplayFinish=increment
show clocks
1000 press black
2000 lift e2
+300 place e4
+600 press white
+60000 ! claim increment
+1000 ! confirm last
+1000 ! accept-draw
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=150000 black_ms=150000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=148100 black_ms=150000
2900.000 clock running=black white_ms=148100 black_ms=150000 why=press
62900.000 claim side=black kind=increment
62900.000 draw-offer side=black what=offered
62900.000 alert id=1 kind=quickplay-claim article=III.4 side=black ply=2 confidence=possible evidence={"claim":"increment","penalty":{"kind":"add-opponent","seconds":120}}
62900.000 game state=paused by=black
62900.000 clock white_ms=148100 black_ms=90000 why=pause
63900.000 ruling id=1 alert=1 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
63900.000 draw-offer side=white what=declined
63900.000 clock white_ms=268100 black_ms=90000 why=penalty
64900.000 refused accept-draw
