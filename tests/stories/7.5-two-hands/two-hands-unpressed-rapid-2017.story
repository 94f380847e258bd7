# The opponent has touched a piece, not moved: he may still claim (A.4.2), when the late press has
# said that this is the game.
set Edition=2017
set TimeControl=900
set Fen=4k3/7p/8/8/8/8/7P/R3K2R w KQ - 0 1
show clocks
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+2000 lift h7
+500 press white
+500 ! claim illegal-move
+500 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=900000 black_ms=900000 why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
4500.000 touched side=black square=h7 piece=p
5000.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=clock white_ms=896000 black_ms=900000
5000.000 alert id=1 kind=two-hands article=7.7.1 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220,"penalty":{"kind":"loss","result":"0-1"}}
5000.000 clock running=black white_ms=896000 black_ms=900000 why=press
5500.000 claim side=black kind=illegal-move
5500.000 game state=paused by=black
5500.000 clock white_ms=896000 black_ms=899500 why=pause
6000.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
6000.000 game state=ended result=0-1 reason=illegal-moves article=A.4.2
