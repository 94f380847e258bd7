# The pieces are put up for the next game, and no reed has shown that one which stood where another
# begins was lifted: the press begins the game all the same, as it would the first one.
set TimeControl=300
1000 press black
play e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O
expect from here
+2000 ! result 1-0
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
+2000 press white
+2000 press black
+3000 lift d2
+300 place d4
+600 press white
---
15400.000 clock why=pause
15400.000 game state=ended result=1-0 reason=arbiter
23515.000 game state=ready
27500.000 game state=started
27500.000 clock running=white why=start
30500.000 touched side=white square=d2 piece=P
31300.000 released side=white from=d2 square=d4 piece=P
31300.000 made ply=1 side=white uci=d2d4 san=d4
31400.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
31400.000 clock running=black why=press
