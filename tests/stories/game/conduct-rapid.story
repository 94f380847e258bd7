# A rapid game with a pause, an offer declined, one that lapses, a wrong claim, and a resignation to
# a lone king.
editions 2001 2017 2018 2023
set Format=rapid
set TimeControl=900+10
set Fen=4k3/8/8/8/8/8/8/R3K3 w - - 0 1
show clocks
1000 press black
2000 lift a1
+300 place a2
+300 press white
+1000 ! pause
+1000 ! resume
+1000 lift e8
+300 place e7
+200 ! offer-draw black
+200 press black
+1000 ! decline-draw
+500 lift a2
+300 place b2
+200 ! offer-draw white
+200 press white
+1000 lift e7
+300 place e6
+300 press black
+500 ! accept-draw
+1000 ! claim fifty
+1000 ! confirm last
+3000 ! resume
+1000 ! resign white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=910000 black_ms=910000 why=start
2000.000 touched side=white square=a1 piece=R
2600.000 released side=white from=a1 square=a2 piece=R
2600.000 made ply=1 side=white uci=a1a2 san=Ra2
2600.000 completed ply=1 side=white uci=a1a2 san=Ra2 by=clock white_ms=918400 black_ms=910000
2600.000 clock running=black white_ms=918400 black_ms=910000 why=press
3600.000 game state=paused by=arbiter
3600.000 clock white_ms=918400 black_ms=909000 why=pause
4600.000 game state=resumed
4600.000 clock running=black white_ms=918400 black_ms=909000 why=resume
5600.000 touched side=black square=e8 piece=k
6100.000 draw-offer side=black what=offered
6300.000 released side=black from=e8 square=e7 piece=k
6300.000 made ply=2 side=black uci=e8e7 san=Ke7
6300.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock white_ms=918400 black_ms=917300
6300.000 clock running=white white_ms=918400 black_ms=917300 why=press
7300.000 draw-offer side=white what=declined
7800.000 touched side=white square=a2 piece=R
8300.000 draw-offer side=white what=offered
8500.000 released side=white from=a2 square=b2 piece=R
8500.000 made ply=3 side=white uci=a2b2 san=Rb2
8500.000 completed ply=3 side=white uci=a2b2 san=Rb2 by=clock white_ms=926200 black_ms=917300
8500.000 clock running=black white_ms=926200 black_ms=917300 why=press
9500.000 touched side=black square=e7 piece=k
9500.000 draw-offer side=white what=lapsed
10100.000 released side=black from=e7 square=e6 piece=k
10100.000 made ply=4 side=black uci=e7e6 san=Ke6
10100.000 completed ply=4 side=black uci=e7e6 san=Ke6 by=clock white_ms=926200 black_ms=925700
10100.000 clock running=white white_ms=926200 black_ms=925700 why=press
10600.000 refused accept-draw
11600.000 claim side=white kind=fifty held=false
11600.000 game state=paused by=white
11600.000 clock white_ms=924700 black_ms=925700 why=pause
11600.000 draw-offer side=white what=offered
[2001] 11600.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=5 confidence=certain evidence={"claim":"fifty","found":4,"needed":100,"penalty":{"kind":"add-opponent","seconds":180,"reduce":180}}
[2017 2018] 11600.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"fifty","found":4,"needed":100,"penalty":{"kind":"add-opponent","seconds":120}}
[2023] 11600.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"fifty","found":4,"needed":100,"penalty":{"kind":"add-opponent","seconds":60}}
[2001] 12600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":180,"reduce":180} by=arbiter
[2001] 12600.000 clock white_ms=744700 black_ms=1105700 why=penalty
[2017 2018] 12600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
[2017 2018] 12600.000 clock white_ms=924700 black_ms=1045700 why=penalty
[2023] 12600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
[2023] 12600.000 clock white_ms=924700 black_ms=985700 why=penalty
12600.000 game state=resumed
[2001] 12600.000 clock running=white white_ms=744700 black_ms=1105700 why=resume
[2017 2018] 12600.000 clock running=white white_ms=924700 black_ms=1045700 why=resume
[2023] 12600.000 clock running=white white_ms=924700 black_ms=985700 why=resume
15600.000 refused resume
[2001] 16600.000 clock white_ms=740700 black_ms=1105700 why=pause
[2017 2018] 16600.000 clock white_ms=920700 black_ms=1045700 why=pause
[2023] 16600.000 clock white_ms=920700 black_ms=985700 why=pause
16600.000 draw-offer side=white what=lapsed
[2001] 16600.000 game state=ended result=0-1 reason=resignation article=5.1b
[2017 2018] 16600.000 game state=ended result=0-1 reason=resignation article=5.1.2
[2023] 16600.000 game state=ended result=1/2-1/2 reason=resignation article=5.1.2
