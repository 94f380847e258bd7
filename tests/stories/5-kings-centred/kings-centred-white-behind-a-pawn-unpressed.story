# Pawn e5 has not made room for a king: it came from e4 before.
set Fen=6k1/8/8/3p4/4P3/8/8/6K1 w - - 0 1
500 press black
pace 500 300 300
play Kg2 Kg7
expect from here
+1000 lift e4
+30 place e5
+4000 lift g2
+300 place e4
+800 lift d5
+700 lift g7
+200 place d5
+3000 rest
---
3700.000 touched side=white square=e4 piece=P
5730.000 released side=white from=e4 square=e5 piece=P
5730.000 made ply=3 side=white uci=e4e5 san=e5
10230.000 completed ply=3 side=white uci=e4e5 san=e5 by=end
10230.000 clock why=pause
10230.000 game state=ended result=1-0 reason=kings-centred
