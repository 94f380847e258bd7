# In rapid the opponent claims two hands: two minutes in 2018, and the game in 2017 (A.4.2).
# In 2018 he has touched a piece, which does not end the right to claim.
editions 2017 2018
set TimeControl=900
set Fen=4k3/7p/8/8/8/8/7P/R3K2R w KQ - 0 1
show clocks
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+900 press white
[2018] +1000 lift h7
+1000 ! claim illegal-move
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=900000 black_ms=900000 why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
[2017] 3400.000 alert id=1 kind=two-hands article=7.7.1 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220,"penalty":{"kind":"loss","result":"0-1"}}
[2018] 3400.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220,"penalty":{"kind":"add-opponent","seconds":120}}
3400.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=clock white_ms=897600 black_ms=900000
3400.000 clock running=black white_ms=897600 black_ms=900000 why=press
[2017] 4400.000 claim side=black kind=illegal-move
[2017] 4400.000 game state=paused by=black
[2017] 4400.000 clock white_ms=897600 black_ms=899000 why=pause
[2018] 4400.000 touched side=black square=h7 piece=p
[2017] 5400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
[2017] 5400.000 game state=ended result=0-1 reason=illegal-moves article=A.4.2
[2018] 5400.000 claim side=black kind=illegal-move
[2018] 5400.000 game state=paused by=black
[2018] 5400.000 clock white_ms=897600 black_ms=898000 why=pause
[2018] 6400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
[2018] 6400.000 clock white_ms=897600 black_ms=1018000 why=penalty
