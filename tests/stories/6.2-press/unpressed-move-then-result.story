# White moves and does not press; Black resigns: the move was made, and counts.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+2000 ! resign black
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5
9900.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=end
9900.000 clock why=pause
9900.000 game state=ended result=1-0 reason=resignation article=5.1.2
