# 2001 forbids two hands (4.1) and leaves the penalty to the arbiter (13.4).
set Edition=2001
set TimeControl=5400
show clocks
1000 press black
2000 lift e2
+300 place e4
+500 press white
+1000 ! offence white two-hands
+100 ! penalty white add-opponent 60
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5400000 black_ms=5400000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=5398200 black_ms=5400000
2800.000 clock running=black white_ms=5398200 black_ms=5400000 why=press
3800.000 alert id=1 kind=two-hands article=4.1 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter"}
3800.000 ruling id=1 alert=1 decision=confirmed by=arbiter
3900.000 ruling id=2 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
3900.000 clock running=black white_ms=5398200 black_ms=5458900 why=penalty
