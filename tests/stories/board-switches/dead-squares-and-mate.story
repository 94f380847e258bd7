# A mate on a dead square, which needs no press, counts when the result is entered.
set DeadSquares=h4
1000 press black
play f3 e5 g4
expect from here
+500 lift d8
+3000 rest
+100 ! result 0-1
---
5700.000 touched side=black square=d8 piece=q
8800.000 released side=black from=d8 square=h4 piece=q
8800.000 made ply=4 side=black uci=d8h4 san=Qh4#
8800.000 completed ply=4 side=black uci=d8h4 san=Qh4# by=end
8800.000 clock why=pause
8800.000 game state=ended result=0-1 reason=checkmate article=5.1.1
8800.000 refused result 0-1
