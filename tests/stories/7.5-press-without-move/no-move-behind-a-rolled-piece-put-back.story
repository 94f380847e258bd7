# A pawn has rolled from h2 to h3 when Black presses; White puts it back and presses without a move:
# a move to a square that was empty would look the same, so nobody is accused for certain.
1000 press black
2000 lift e2
+600 place e4
+800 press white
+3000 lift e7
+600 place e5
+300 lift h2
+150 place h3
+300 press black
+3000 lift h3
+600 place h2
+800 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
3100.000 released side=white from=e2 square=e4 piece=P
3100.000 made ply=1 side=white uci=e2e4 san=e4
3400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3400.000 clock running=black why=press
6400.000 touched side=black square=e7 piece=p
7300.000 released side=black from=e7 square=e5 piece=p
7300.000 made ply=2 side=black uci=e7e5 san=e5
7300.000 touched side=white square=h2 piece=P
7750.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
7750.000 clock running=white why=press
7950.000 released side=white from=h2 square=h3 piece=P
7950.000 made ply=3 side=white uci=h2h3 san=h3
10750.000 touched side=white square=h3 piece=P
11850.000 released side=white from=h3 square=h2 piece=P
11850.000 withdrawn ply=3 uci=h2h3 why=taken-back
12150.000 alert id=1 kind=no-move article=7.5.3 side=white ply=3 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
12150.000 clock running=black why=press
