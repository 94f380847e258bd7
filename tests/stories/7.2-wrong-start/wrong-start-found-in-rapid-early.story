# In rapid Black's tenth move is not pressed yet: a wrong set-up can still be claimed, and the game
# is cancelled (A.5.1; 2017, 2018: A.4.1).
editions 2017 2018 2023
set TimeControl=1800
1000 press black
pace 1000 300 300
play e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3 d6 c3 g6 Nbd2 Bg7 h3 h6 Qe2 Qe7 a3
expect from here
+1000 lift c8
+300 place d7
+1000 ! wrong-start
---
32400.000 touched side=black square=c8 piece=b
33200.000 released side=black from=c8 square=d7 piece=b
33200.000 made ply=20 side=black uci=c8d7 san=Bd7
33700.000 completed ply=20 side=black uci=c8d7 san=Bd7 by=end
33700.000 clock why=pause
33700.000 game state=ended result=* reason=arbiter article=7.2.1
