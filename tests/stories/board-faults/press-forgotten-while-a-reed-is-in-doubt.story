# The reed of b2 fails as a bishop comes there, and Black forgets a press while it is in doubt where
# the bishop is: three moves lie before the next press, and the game is followed through them.
1000 press black
pace 1000 300 300
play b3 e5
+2000 lift c1
+700 press white
+2000 lift d7
+300 place d6
+400 press black
+2000 lift g2
+300 place g3
+400 press white
+2000 lift g8
+300 place f6
+2000 lift f1
+300 place g2
+2000 lift f8
+300 place e7
+400 press black
+2000 lift e2
+300 place e3
+400 press white
+2000 lift h7
+300 place h6
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=b2 piece=P
2600.000 released side=white from=b2 square=b3 piece=P
2600.000 made ply=1 side=white uci=b2b3 san=b3
2600.000 completed ply=1 side=white uci=b2b3 san=b3 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=e7 piece=p
4200.000 released side=black from=e7 square=e5 piece=p
4200.000 made ply=2 side=black uci=e7e5 san=e5
4200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4200.000 clock running=white why=press
6200.000 touched side=white square=c1 piece=B
6900.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=possible evidence={"missing":["c1"]}
6900.000 clock running=black why=press
9600.000 clock running=white why=press
12300.000 clock running=black why=press
19600.000 clock running=white why=press
22300.000 clock running=black why=press
25000.000 made ply=3 side=white uci=c1b2 san=Bb2
25000.000 completed ply=3 side=white uci=c1b2 san=Bb2 by=clock
25000.000 made ply=4 side=black uci=d7d6 san=d6
25000.000 completed ply=4 side=black uci=d7d6 san=d6 by=clock
25000.000 made ply=5 side=white uci=g2g3 san=g3
25000.000 completed ply=5 side=white uci=g2g3 san=g3 by=clock
25000.000 made ply=6 side=black uci=g8f6 san=Nf6
25000.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
25000.000 made ply=7 side=white uci=f1g2 san=Bg2
25000.000 completed ply=7 side=white uci=f1g2 san=Bg2 by=clock
25000.000 made ply=8 side=black uci=f8e7 san=Be7
25000.000 completed ply=8 side=black uci=f8e7 san=Be7 by=clock
25000.000 made ply=9 side=white uci=e2e3 san=e3
25000.000 completed ply=9 side=white uci=e2e3 san=e3 by=clock
25000.000 made ply=10 side=black uci=h7h6 san=h6
25000.000 ruling id=1 alert=1 decision=lapsed lasted_ms=18100 ply=3 last_ply=10
25000.000 completed ply=10 side=black uci=h7h6 san=h6 by=clock
25000.000 clock running=white why=press
