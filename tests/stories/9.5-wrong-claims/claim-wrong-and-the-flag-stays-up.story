# From White's claim with 20 seconds left to the ruling a minute later the clocks stand (9.5).
# His flag does not fall, and his clock then goes on. In 2001 a wrong claim halves the claimant's
# time; with less than a minute left none of it is taken.
editions 2001 2017 2018 2023
set TimeControl=7200
show clocks
1000 press black
play Nf3 Nf6 Ng1 Ng8
+100 ! set-time white 20
+900 ! claim threefold Nf3
+60000 ! confirm last
+1000 lift g1
+300 place f3
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=7200000 black_ms=7200000 why=start
1500.000 touched side=white square=g1 piece=N
2300.000 released side=white from=g1 square=f3 piece=N
2300.000 made ply=1 side=white uci=g1f3 san=Nf3
2400.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock white_ms=7198600 black_ms=7200000
2400.000 clock running=black white_ms=7198600 black_ms=7200000 why=press
2900.000 touched side=black square=g8 piece=n
3700.000 released side=black from=g8 square=f6 piece=n
3700.000 made ply=2 side=black uci=g8f6 san=Nf6
3800.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock white_ms=7198600 black_ms=7198600
3800.000 clock running=white white_ms=7198600 black_ms=7198600 why=press
4300.000 touched side=white square=f3 piece=N
5100.000 released side=white from=f3 square=g1 piece=N
5100.000 made ply=3 side=white uci=f3g1 san=Ng1
5200.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=clock white_ms=7197200 black_ms=7198600
5200.000 clock running=black white_ms=7197200 black_ms=7198600 why=press
5700.000 touched side=black square=f6 piece=n
6500.000 released side=black from=f6 square=g8 piece=n
6500.000 made ply=4 side=black uci=f6g8 san=Ng8
6600.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=clock white_ms=7197200 black_ms=7197200
6600.000 clock running=white white_ms=7197200 black_ms=7197200 why=press
6700.000 clock running=white white_ms=20000 black_ms=7197200 why=set
7600.000 claim side=white kind=threefold held=false
7600.000 game state=paused by=white
7600.000 clock white_ms=19100 black_ms=7197200 why=pause
7600.000 draw-offer side=white what=offered
[2001] 7600.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":180}}
[2017 2018 2023] 7600.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
[2001] 67600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":180} by=arbiter
[2001] 67600.000 clock white_ms=19100 black_ms=7377200 why=penalty
[2017 2018 2023] 67600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
[2017 2018 2023] 67600.000 clock white_ms=19100 black_ms=7317200 why=penalty
67600.000 game state=resumed
[2001] 67600.000 clock running=white white_ms=19100 black_ms=7377200 why=resume
[2017 2018 2023] 67600.000 clock running=white white_ms=19100 black_ms=7317200 why=resume
68600.000 touched side=white square=g1 piece=N
69400.000 released side=white from=g1 square=f3 piece=N
69400.000 made ply=5 side=white uci=g1f3 san=Nf3
[2001] 69500.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock white_ms=17200 black_ms=7377200
[2001] 69500.000 clock running=black white_ms=17200 black_ms=7377200 why=press
[2017 2018 2023] 69500.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock white_ms=17200 black_ms=7317200
[2017 2018 2023] 69500.000 clock running=black white_ms=17200 black_ms=7317200 why=press
