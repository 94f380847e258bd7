# Before he rules on a wrong claim the arbiter takes a move back, too.
# Play goes on when the board shows the position, not by the ruling.
set TimeControl=7200
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold
+2000 ! takeback 4
+2000 ! confirm 1
+2000 lift g8
+300 place f6
+1000 press white
+2000 lift f6
+300 place g8
+600 press black
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
9500.000 withdrawn ply=4 uci=f6g8 why=taken-back
9500.000 game state=irregular
11500.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
11500.000 clock why=penalty
14300.000 game state=restored
14800.000 game state=resumed
14800.000 clock running=black why=resume
16800.000 touched side=black square=f6 piece=n
16800.000 draw-offer side=white what=lapsed
17600.000 released side=black from=f6 square=g8 piece=n
17600.000 made ply=4 side=black uci=f6g8 san=Ng8
17700.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=clock
17700.000 clock running=white why=press
