# Two hands in rapid cost time as long as the answer is not made (A.5.2).
set Format=rapid
set Fen=4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1
1000 press black
2000 lift e1 h1
+300 place g1
+200 place f1
+600 press white
+2000 lift a7
+300 place a6
+499 ! confirm 1
+3000 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2000.000 touched side=white square=h1 piece=R
3000.000 released side=white from=e1 square=g1 piece=K
3000.000 released side=white from=h1 square=f1 piece=R
3000.000 made ply=1 side=white uci=e1g1 san=O-O
3100.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","h1"],"between_ms":300,"distance_mm":165,"penalty":{"kind":"add-opponent","seconds":60}}
3100.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
3100.000 clock running=black why=press
5100.000 touched side=black square=a7 piece=p
5899.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
5900.000 released side=black from=a7 square=a6 piece=p
5900.000 made ply=2 side=black uci=a7a6 san=a6
8899.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
8899.000 clock running=white why=press
