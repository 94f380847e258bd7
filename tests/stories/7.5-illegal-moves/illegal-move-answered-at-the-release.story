# White's illegal move counts as answered from the instant at which Black's answer is made: it
# brings the next period, and takes nothing more from Black's clock.
set Format=blitz
set TimeControl=1/60+5:300
show clocks
1000 press black
2000 lift f1
+300 place b3
+900 press white
+2000 lift e7
+300 place e5
+600 ! pause
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=65000 black_ms=65000 why=start
2000.000 touched side=white square=f1 piece=B
2800.000 released side=white from=f1 square=b3 piece=B
3200.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"f1","to":"b3","missing":["f1"],"unexpected":["b3"],"penalty":{"kind":"add-opponent","seconds":60}}
3200.000 clock running=black white_ms=62800 black_ms=65000 why=press
5200.000 touched side=black square=e7 piece=p
6000.000 released side=black from=e7 square=e5 piece=p
6000.000 ruling id=1 alert=1 decision=lapsed
6000.000 alert id=2 kind=illegal-move-stands article=A.5.2 side=white ply=1 confidence=certain evidence={"from":"f1","to":"b3"}
6000.000 made ply=2 side=black uci=e7e5 san=e5
6100.000 game state=paused by=arbiter
6100.000 clock white_ms=362800 black_ms=62100 why=pause
