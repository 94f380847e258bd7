# In 2001 Article 4.1 forbids two hands, and leaves the penalty to the arbiter (13.4).
set Edition=2001
set TimeControl=5400
set Fen=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
show clocks
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+900 press white
+1000 ! confirm last
+100 ! penalty white add-opponent 60
+1000 lift e8
+300 place e7
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5400000 black_ms=5400000 why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
3400.000 alert id=1 kind=two-hands article=4.1 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220}
3400.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=clock white_ms=5397600 black_ms=5400000
3400.000 clock running=black white_ms=5397600 black_ms=5400000 why=press
4400.000 ruling id=1 alert=1 decision=confirmed by=arbiter
4500.000 ruling id=2 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
4500.000 clock running=black white_ms=5397600 black_ms=5458900 why=penalty
5500.000 touched side=black square=e8 piece=k
6300.000 released side=black from=e8 square=e7 piece=k
6300.000 made ply=2 side=black uci=e8e7 san=Ke7
6400.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock white_ms=5397600 black_ms=5457000
6400.000 clock running=white white_ms=5397600 black_ms=5457000 why=press
