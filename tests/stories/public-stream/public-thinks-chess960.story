# In Chess960, too: nobody hears of an illegal move's press before the ruling.
set Variant=chess960
set Fen=0
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e8
+300 place e6
+300 press black
+3000 ! pause
+1000 ! dismiss last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
8200.000 game state=paused
8200.000 clock white_ms=298400 black_ms=294400 why=pause
9200.000 clock white_ms=295400 black_ms=297400 why=press
