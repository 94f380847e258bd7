# The arbiter saw that White's move was illegal, which no reed could tell, when Black has answered
# it.
# Both moves are taken back (7.5.1), Black gets two minutes, and White's next one loses.
set Edition=2023
set TimeControl=5400+30
show clocks
1000 press black
2000 lift e2
+300 place e4
+500 press white
+1000 lift e7
+300 place e5
+600 press black
+1000 ! offence white illegal-move
+100 ! offence white illegal-move
+1000 lift e5
+300 place e7
+600 lift e4
+300 place e2
+1000 ! resume
+1000 lift d2
+300 place d4
+300 press white
+1000 ! offence white illegal-move
+1000 ! offence black no-move
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5430000 black_ms=5430000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=5458200 black_ms=5430000
2800.000 clock running=black white_ms=5458200 black_ms=5430000 why=press
3800.000 touched side=black square=e7 piece=p
4600.000 released side=black from=e7 square=e5 piece=p
4600.000 made ply=2 side=black uci=e7e5 san=e5
4700.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=5458200 black_ms=5458100
4700.000 clock running=white white_ms=5458200 black_ms=5458100 why=press
5700.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
5700.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
5700.000 game state=paused by=arbiter
5700.000 clock white_ms=5457200 black_ms=5458100 why=pause
5700.000 clock white_ms=5457200 black_ms=5578100 why=penalty
5700.000 withdrawn ply=2 uci=e7e5 why=taken-back
5700.000 withdrawn ply=1 uci=e2e4 why=taken-back
5700.000 clock white_ms=5428200 black_ms=5548100 why=set
5700.000 game state=irregular
5800.000 refused offence white illegal-move
8500.000 game state=restored
9000.000 game state=resumed
9000.000 clock running=white white_ms=5428200 black_ms=5548100 why=resume
10000.000 touched side=white square=d2 piece=P
10600.000 released side=white from=d2 square=d4 piece=P
10600.000 made ply=1 side=white uci=d2d4 san=d4
10600.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock white_ms=5456600 black_ms=5548100
10600.000 clock running=black white_ms=5456600 black_ms=5548100 why=press
11600.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"loss","result":"0-1"}}
11600.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
11600.000 clock white_ms=5456600 black_ms=5547100 why=pause
11600.000 game state=ended result=0-1 reason=illegal-moves article=7.5.5
12600.000 refused offence black no-move
