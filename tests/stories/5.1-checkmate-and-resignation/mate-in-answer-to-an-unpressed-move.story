# White forgets to press, and Black mates; that is known when White presses after all (6.2.2).
# Black's lever is down already, so that his own press cannot be seen.
1000 press black
play f3 e5
expect from here
+1000 lift g2
+300 place g4
+1000 lift d8
+300 place h4
+5000 press white
---
4800.000 touched side=white square=g2 piece=P
5600.000 released side=white from=g2 square=g4 piece=P
5600.000 made ply=3 side=white uci=g2g4 san=g4
6100.000 touched side=black square=d8 piece=q
6900.000 released side=black from=d8 square=h4 piece=q
6900.000 made ply=4 side=black uci=d8h4 san=Qh4#
11400.000 completed ply=3 side=white uci=g2g4 san=g4 by=clock
11400.000 completed ply=4 side=black uci=d8h4 san=Qh4# by=end
11400.000 clock why=pause
11400.000 game state=ended result=0-1 reason=checkmate article=5.1.1
