# 2001 counts neither two hands nor a press without a move as illegal moves: the claim is refused.
set Edition=2001
set TimeControl=300
set Fen=4k3/7p/8/8/8/8/7P/R3K2R w KQ - 0 1
show clocks
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+900 press white
+1000 ! claim illegal-move
+1000 press black
+1000 ! claim illegal-move
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
3400.000 alert id=1 kind=two-hands article=4.1 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220}
3400.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=clock white_ms=297600 black_ms=300000
3400.000 clock running=black white_ms=297600 black_ms=300000 why=press
4400.000 refused claim illegal-move
5400.000 alert id=2 kind=no-move article=6.8c side=black ply=2 confidence=certain
5400.000 clock running=white white_ms=297600 black_ms=298000 why=press
6400.000 refused claim illegal-move
