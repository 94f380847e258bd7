# The position has appeared but twice: the claim is wrong (9.5) and stands as an offer, which Black
# accepts.
editions 2001 2017 2018 2023
set TimeControl=5400+30
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold
+900 ! accept-draw
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
[2001] 7500.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":180,"reduce":180}}
[2017 2018 2023] 7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
8400.000 draw-offer side=black what=accepted
[2001] 8400.000 game state=ended result=1/2-1/2 reason=agreement article=5.2c
[2017 2018 2023] 8400.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
