# At the same instant the flag is first, and a press just after it brings nothing back.
set TimeControl=3+2
show clocks
1000 press black
+4900 lift e2
+50 place e4
+50 press white
+900 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5000 black_ms=5000 why=start
5900.000 touched side=white square=e2 piece=P
6000.000 released side=white from=e2 square=e4 piece=P
6000.000 made ply=1 side=white uci=e2e4 san=e4
6000.000 clock running=white white_ms=0 black_ms=5000 why=flag
6000.000 alert id=1 kind=flag-fall article=A.5.5 side=white ply=1 confidence=certain evidence={"result":"0-1"}
6000.000 alert id=2 kind=clock-other-hand article=6.2.3 side=white ply=1 confidence=possible evidence={"what":"on-clock","squares":["e4"],"between_ms":50,"distance_mm":247,"speed_mm_s":4940,"usual_ms":327,"times":1,"as_fast":0,"moves":0}
6000.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=0 black_ms=5000
6000.000 clock running=black white_ms=0 black_ms=5000 why=press
