# The position appears for the fifth time: the game is drawn without a claim, when the move is made
# (9.6.1).
# In 2001 nothing follows from it.
editions 2001 2017 2018 2023
1000 press black
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
expect from here
+500 lift f6
+300 place g8
+900 press black
---
22500.000 touched side=black square=f6 piece=n
23300.000 released side=black from=f6 square=g8 piece=n
23300.000 made ply=16 side=black uci=f6g8 san=Ng8
[2017 2018 2023] 23300.000 completed ply=16 side=black uci=f6g8 san=Ng8 by=end
[2017 2018 2023] 23300.000 clock why=pause
[2017 2018 2023] 23300.000 game state=ended result=1/2-1/2 reason=fivefold article=9.6.1
[2001] 23700.000 completed ply=16 side=black uci=f6g8 san=Ng8 by=clock
[2001] 23700.000 clock running=white why=press
