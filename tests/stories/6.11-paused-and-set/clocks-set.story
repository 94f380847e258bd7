# The arbiter sets a clock, takes time off the other, and sets White's count of moves.
set TimeControl=40/300:60
show clocks
1000 press black
2000 ! set-time white 100
+1000 ! add-time black -30
+1000 ! move-counter white 39
+1000 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 clock running=white white_ms=100000 black_ms=300000 why=set
3000.000 clock running=white white_ms=99000 black_ms=270000 why=set
4000.000 clock running=white white_ms=98000 black_ms=270000 why=set
5000.000 touched side=white square=e2 piece=P
5600.000 released side=white from=e2 square=e4 piece=P
5600.000 made ply=1 side=white uci=e2e4 san=e4
5600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=156400 black_ms=270000
5600.000 clock running=black white_ms=156400 black_ms=270000 why=press
