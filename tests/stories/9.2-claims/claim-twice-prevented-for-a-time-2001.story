# The position has appeared twice by either reading of 2001's 9.2: the claim is wrong for certain.
set Edition=2001
set TimeControl=5400
set Fen=1r6/6k1/8/8/8/N7/8/4K2R w K - 0 1
1000 press black
pace 1000 300 600
play Nc2 Rf8 Na3 Rb8
expect from here
+1000 ! claim threefold
---
9600.000 claim side=white kind=threefold held=false
9600.000 game state=paused by=white
9600.000 clock why=pause
9600.000 draw-offer side=white what=offered
9600.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=5 confidence=certain evidence={"claim":"threefold","found":1,"needed":3,"penalty":{"kind":"add-opponent","seconds":180,"reduce":180}}
