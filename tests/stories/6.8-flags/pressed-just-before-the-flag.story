# White moves and presses 1 ms before his flag would fall: it does not.
set TimeControl=3
show clocks
1000 press black
+2600 lift e2
+300 place e4
+99 press white
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=3000 black_ms=3000 why=start
3600.000 touched side=white square=e2 piece=P
3999.000 released side=white from=e2 square=e4 piece=P
3999.000 made ply=1 side=white uci=e2e4 san=e4
3999.000 alert id=1 kind=clock-other-hand article=6.2.3 side=white ply=1 confidence=possible evidence={"what":"on-clock","squares":["e4"],"between_ms":99,"distance_mm":247,"speed_mm_s":2494,"usual_ms":327,"times":1,"as_fast":0,"moves":0}
3999.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=1 black_ms=3000
3999.000 clock running=black white_ms=1 black_ms=3000 why=press
