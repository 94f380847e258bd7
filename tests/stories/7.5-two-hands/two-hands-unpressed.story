# White uses two hands and does not press, which costs nothing since 2018 (7.5.4).
# In 2017 they count all the same (7.7.1), which is told once a press says that this is the game.
editions 2017 2018
set TimeControl=5400
set Fen=4k3/7p/8/8/8/8/7P/R3K2R w KQ - 0 1
show clocks
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+2000 lift h7
+300 place h6
+2000 lift h2
+300 place h3
+600 press white
[2017] +1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5400000 black_ms=5400000 why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
4500.000 touched side=black square=h7 piece=p
5300.000 released side=black from=h7 square=h6 piece=p
5300.000 made ply=2 side=black uci=h7h6 san=h6
6800.000 touched side=white square=h2 piece=P
7600.000 released side=white from=h2 square=h3 piece=P
7600.000 made ply=3 side=white uci=h2h3 san=h3
7700.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=next-move white_ms=5393300 black_ms=5400000
7700.000 completed ply=2 side=black uci=h7h6 san=h6 by=answer white_ms=5393300 black_ms=5400000
7700.000 completed ply=3 side=white uci=h2h3 san=h3 by=clock white_ms=5393300 black_ms=5400000
[2017] 7700.000 alert id=1 kind=two-hands article=7.7.1 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220,"penalty":{"kind":"add-opponent","seconds":120}}
7700.000 clock running=black white_ms=5393300 black_ms=5400000 why=press
[2017] 8700.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
[2017] 8700.000 clock running=black white_ms=5393300 black_ms=5519000 why=penalty
