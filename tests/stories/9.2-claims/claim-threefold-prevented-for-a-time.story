# White could castle, then for a time not, then again, and claims a threefold repetition.
# 2001's 9.2 can be read so that the position is another then: that is for the arbiter, also where
# rulings are automatic. Since 2017 a right to castle is lost only with a move of king or rook
# (9.2.2.2): the claim holds.
editions 2001 2017
[2001] set Rulings=automatic
set TimeControl=5400
set Fen=1r6/6k1/8/8/8/N7/8/4K2R w K - 0 1
1000 press black
pace 1000 300 600
play Nc2 Rf8 Na3 Rb8 Nc2 Rf8 Na3 Rb8
expect from here
+1000 ! claim threefold
[2001] +1000 ! dismiss last
[2001] +1000 ! result 1/2-1/2 threefold
---
[2001] 17200.000 claim side=white kind=threefold held=false
[2001] 17200.000 game state=paused by=white
[2017] 17200.000 claim side=white kind=threefold held=true
17200.000 clock why=pause
[2001] 17200.000 draw-offer side=white what=offered
[2001] 17200.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=9 confidence=possible evidence={"claim":"threefold","found":1,"at_most":3,"needed":3,"penalty":{"kind":"add-opponent","seconds":180,"reduce":180}}
[2017] 17200.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.1.2
[2001] 18200.000 ruling id=1 alert=1 decision=dismissed by=arbiter
[2001] 18200.000 game state=resumed
[2001] 18200.000 clock running=white why=resume
[2001] 19200.000 clock why=pause
[2001] 19200.000 draw-offer side=white what=lapsed
[2001] 19200.000 game state=ended result=1/2-1/2 reason=threefold
