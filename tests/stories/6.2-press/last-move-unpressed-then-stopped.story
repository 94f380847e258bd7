# White's last move is not pressed, and the clock stopped behind it: the move counts, the analysis
# does not.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+2000 level
+1000 lift a7
+300 place a6
+1000 lift b5
+300 place a4
+2000 ! resign black
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5
9900.000 clock why=pause
10900.000 touched side=black square=a7 piece=p
11700.000 released side=black from=a7 square=a6 piece=p
11700.000 made ply=6 side=black uci=a7a6 san=a6
12200.000 touched side=white square=b5 piece=B
13000.000 released side=white from=b5 square=a4 piece=B
13000.000 made ply=7 side=white uci=b5a4 san=Ba4
14500.000 withdrawn ply=7 uci=b5a4 why=taken-back
14500.000 withdrawn ply=6 uci=a7a6 why=taken-back
14500.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=end
14500.000 game state=ended result=1-0 reason=resignation article=5.1.2
