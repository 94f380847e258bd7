# Who has pressed for nothing moves after all, and the opponent answers: with those moves the press
# is public.
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 press black
+3000 lift e7
+300 place e5
+3000 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
11500.000 clock running=white white_ms=291500 black_ms=298000 why=press
11500.000 completed ply=2 side=black uci=e7e5 san=e5 by=answer white_ms=291500 black_ms=298000
11500.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock white_ms=291500 black_ms=298000
11500.000 clock running=black white_ms=291500 black_ms=298000 why=press
