# More seconds a move are refused where only claims were announced (III.5), and in 2001, which has
# no such request.
editions 2001 2023
set Format=standard
set TimeControl=150
[2001] set QuickplayFinish=increment
[2023] set QuickplayFinish=yes
show clocks
1000 press black
2000 lift e2
+300 place e4
+600 press white
+60000 ! claim increment
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=150000 black_ms=150000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=148100 black_ms=150000
2900.000 clock running=black white_ms=148100 black_ms=150000 why=press
62900.000 refused claim increment
