# In play without levers, too, pieces that are put up for the next game begin it, though of one that
# stood where another begins no reed has shown the lift.
set Clock=none
set PlayRestTime=0.6
1000 rest
play e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O
expect from here
+2000 ! resign black
+3000 lift e4
+300 place e2
+300 lift e5
+300 place e7
+300 lift g1
+300 place e1
+300 lift f3
+300 place g1
+300 lift c4
+300 place h1
+300 lift g8
+300 place e8
+300 lift f6
+300 place g8
+300 lift f8
+300 place h8
+300 lift c5
+300 place f8
+3000 lift d2
+300 place d4
+2000 rest
---
9100.000 released side=black from=e8 square=g8 piece=k
9100.000 released side=black from=h8 square=f8 piece=r
9100.000 completed ply=7 side=white uci=e1g1 san=O-O by=answer
9100.000 made ply=8 side=black uci=e8g8 san=O-O
9700.000 completed ply=8 side=black uci=e8g8 san=O-O by=rest
10600.000 game state=ended result=1-0 reason=resignation article=5.1.2
18715.000 game state=ready
19200.000 game state=started
21700.000 touched side=white square=d2 piece=P
22500.000 released side=white from=d2 square=d4 piece=P
22500.000 made ply=1 side=white uci=d2d4 san=d4
23100.000 completed ply=1 side=white uci=d2d4 san=d4 by=rest
