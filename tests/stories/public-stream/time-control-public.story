# The public is told what the clocks show, and how they go on.
set Edition=2023
set TimeControl=900
show clocks
show public
1000 press black
pace 1000 300 600
play e4 e5
+1000 ! time-control 900+10
+500 restart
+500 answers
+500 lift g1
+300 place f3
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=900000 black_ms=900000 why=start
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=898100 black_ms=900000
2900.000 clock running=black white_ms=898100 black_ms=900000 why=press
4800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=898100 black_ms=898100
4800.000 clock running=white white_ms=898100 black_ms=898100 why=press
5800.000 clock running=white white_ms=897100 black_ms=898100 why=set time_control=900+10
8200.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=905200 black_ms=898100
8200.000 clock running=black white_ms=905200 black_ms=898100 why=press
