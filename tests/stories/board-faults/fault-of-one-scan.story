# The board fails for one scan: nobody is told, and nothing is lost.
set TimeControl=300
show clocks
1000 press black
2000 lift e2
+200 fault
+5 answers
+100 place e4
+7 fault
+3 answers
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 touched side=white square=e2 piece=P
2615.000 released side=white from=e2 square=e4 piece=P
2615.000 made ply=1 side=white uci=e2e4 san=e4
2615.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298393 black_ms=300000
2615.000 clock running=black white_ms=298393 black_ms=300000 why=press
