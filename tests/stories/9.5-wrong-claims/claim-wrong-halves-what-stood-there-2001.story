# In 2001 a wrong claim halves the claimant's time: that which he had when he claimed, however long
# the ruling takes.
set Edition=2001
set TimeControl=7200
show clocks
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+100 ! set-time white 240
+1000 ! claim threefold
+100000 ! confirm last
---
6700.000 clock running=white white_ms=240000 black_ms=7197200 why=set
7700.000 claim side=white kind=threefold held=false
7700.000 game state=paused by=white
7700.000 clock white_ms=239000 black_ms=7197200 why=pause
7700.000 draw-offer side=white what=offered
7700.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":180,"reduce":119.5}}
107700.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":180,"reduce":119.5} by=arbiter
107700.000 clock white_ms=119500 black_ms=7377200 why=penalty
107700.000 game state=resumed
107700.000 clock running=white white_ms=119500 black_ms=7377200 why=resume
