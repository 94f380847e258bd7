# A move that is made while the game is paused draws it when it is resumed (9.6.1).
1000 press black
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
expect from here
+500 ! pause
+500 lift f6
+300 place g8
+900 ! resume
---
22500.000 game state=paused by=arbiter
22500.000 clock why=pause
23000.000 touched side=black square=f6 piece=n
23800.000 released side=black from=f6 square=g8 piece=n
23800.000 made ply=16 side=black uci=f6g8 san=Ng8
24200.000 game state=resumed
24200.000 clock running=black why=resume
24200.000 completed ply=16 side=black uci=f6g8 san=Ng8 by=end
24200.000 clock why=pause
24200.000 game state=ended result=1/2-1/2 reason=fivefold article=9.6.1
