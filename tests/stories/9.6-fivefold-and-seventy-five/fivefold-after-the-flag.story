# Black's flag is down, and nobody has called it, when the position appears for the fifth time: 6.9
# makes no exception for that, so the arbiter's call still wins.
# A dead position would have ended the game.
set TimeControl=7200
1000 press black
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
expect from here
+100 ! set-time black 1
+6000 lift f6
+300 place g8
+900 press black
+900 ! confirm last
---
22100.000 clock running=black why=set
23100.000 clock running=black why=flag
23100.000 alert id=1 kind=flag-fall article=6.8 side=black ply=16 confidence=certain evidence={"result":"1-0"}
28100.000 touched side=black square=f6 piece=n
28900.000 released side=black from=f6 square=g8 piece=n
28900.000 made ply=16 side=black uci=f6g8 san=Ng8
29300.000 completed ply=16 side=black uci=f6g8 san=Ng8 by=clock
29300.000 clock running=white why=press
30200.000 ruling id=1 alert=1 decision=confirmed by=arbiter
30200.000 clock why=pause
30200.000 game state=ended result=1-0 reason=time article=6.9
