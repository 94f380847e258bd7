# White knocks his own h2 off behind the press; Black's legal e5 takes nothing in passing, and
# nobody is accused.
set Rulings=automatic
1000 press black
2000 lift e2
+300 place e4
+300 press white
+200 lift h2
+2000 lift e7
+300 place e5
+300 press black
+3000 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
2800.000 touched side=black square=h2 piece=P
4800.000 touched side=black square=e7 piece=p
5400.000 released side=black from=e7 square=e5 piece=p
5400.000 released side=black from=h2 square=h2 piece=P
5400.000 made ply=2 side=black uci=e7e5 san=e5
5400.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5400.000 clock running=white why=press
5400.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["h2"]}
8400.000 touched side=white square=d2 piece=P
9000.000 released side=white from=d2 square=d4 piece=P
9000.000 made ply=3 side=white uci=d2d4 san=d4
9000.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
9000.000 clock running=black why=press
