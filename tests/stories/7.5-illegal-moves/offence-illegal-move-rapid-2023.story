# In rapid an illegal move that the arbiter saw costs a minute (A.5.2) until Black has answered it.
# Then it stands, and it is too late.
set Edition=2023
set TimeControl=900+10
show clocks
1000 press black
2000 lift e2
+300 place e4
+500 press white
+1000 ! offence white illegal-move
+600 lift e4
+300 place e2
+600 press black
+1000 lift d2
+300 place d4
+300 press white
+1000 lift e7
+300 place e5
+600 press black
+1000 ! offence white illegal-move
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=910000 black_ms=910000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=918200 black_ms=910000
2800.000 clock running=black white_ms=918200 black_ms=910000 why=press
3800.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":60}}
3800.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
3800.000 game state=paused by=arbiter
3800.000 clock white_ms=918200 black_ms=909000 why=pause
3800.000 clock white_ms=918200 black_ms=969000 why=penalty
3800.000 withdrawn ply=1 uci=e2e4 why=taken-back
3800.000 clock white_ms=908200 black_ms=969000 why=set
3800.000 game state=irregular
5200.000 game state=restored
5300.000 game state=resumed
5300.000 clock running=white white_ms=908200 black_ms=969000 why=resume
6300.000 touched side=white square=d2 piece=P
6900.000 released side=white from=d2 square=d4 piece=P
6900.000 made ply=1 side=white uci=d2d4 san=d4
6900.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock white_ms=916600 black_ms=969000
6900.000 clock running=black white_ms=916600 black_ms=969000 why=press
7900.000 touched side=black square=e7 piece=p
8700.000 released side=black from=e7 square=e5 piece=p
8700.000 made ply=2 side=black uci=e7e5 san=e5
8800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=916600 black_ms=977100
8800.000 clock running=white white_ms=916600 black_ms=977100 why=press
9800.000 refused offence white illegal-move
