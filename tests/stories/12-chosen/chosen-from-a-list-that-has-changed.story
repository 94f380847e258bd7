# While the arbiter looks at the list Black moves: the number stands for nothing any more.
set Fen=4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1
1000 press black
+1000 lift a1
+400 place d1 a5
+400 press white
+500 candidates
+500 lift a7
+300 place a6
+400 press black
+100 ! choose 2
+0 candidates
+100 ! choose 3
+1000 lift h2
+300 place h3
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
2800.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["a1"],"unexpected":["d1","a5"]}
2800.000 clock running=black why=press
3300.000 candidate 1 ply=1 a1d1
3300.000 candidate 2 ply=1 a1a5
4500.000 clock running=white why=press
4600.000 refused choose 2
4600.000 candidate 3 ply=1 a1d1 a7a6
4600.000 candidate 4 ply=1 a1a5 a7a6
4700.000 ruling id=1 alert=1 decision=confirmed chosen=3 ply=1 by=arbiter
4700.000 made ply=1 side=white uci=a1d1 san=Rd1
4700.000 completed ply=1 side=white uci=a1d1 san=Rd1 by=clock
4700.000 made ply=2 side=black uci=a7a6 san=a6
4700.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
5700.000 touched side=white square=h2 piece=P
6400.000 released side=white from=h2 square=h3 piece=P
6400.000 made ply=3 side=white uci=h2h3 san=h3
6400.000 completed ply=3 side=white uci=h2h3 san=h3 by=clock
6400.000 clock running=black why=press
6400.000 alert id=2 kind=displaced article=7.4.1 ply=4 confidence=certain evidence={"unexpected":["a5"]}
