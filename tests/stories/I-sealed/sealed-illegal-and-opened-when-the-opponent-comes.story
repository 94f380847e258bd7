# White has sealed an illegal move, which nobody knows before Black has come and the envelope is
# opened (I.7, I.8; 2001: A.7, A.8).
editions 2001 2017 2018 2023
set DefaultTime=3600
set TimeControl=5400+30
show clocks
1000 press black
+500 lift e2
+300 place e4
+600 press white
+500 lift e7
+300 place e5
+600 press black
+900 ! seal Nf4
+900 ! adjourn
+60000 ! arrived white
+900 ! resume
+120000 ! arrived black
+900 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5430000 black_ms=5430000 why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=5458600 black_ms=5430000
2400.000 clock running=black white_ms=5458600 black_ms=5430000 why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=5458600 black_ms=5458600
3800.000 clock running=white white_ms=5458600 black_ms=5458600 why=press
5600.000 game state=adjourned
5600.000 clock white_ms=5456800 black_ms=5458600 why=pause
66500.000 game state=resumed
66500.000 clock running=black white_ms=5456800 black_ms=5458600 why=resume
[2001] 186500.000 alert id=1 kind=illegal-move article=A.8 side=white ply=3 confidence=certain evidence={"sealed":"Nf4","penalty":{"kind":"loss","result":"0-1"}}
[2017 2018 2023] 186500.000 alert id=1 kind=illegal-move article=I.8 side=white ply=3 confidence=certain evidence={"sealed":"Nf4","penalty":{"kind":"loss","result":"0-1"}}
186500.000 game state=adjourned
186500.000 clock white_ms=5456800 black_ms=5338600 why=pause
187400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
[2001] 187400.000 game state=ended result=0-1 reason=illegal-moves article=A.8
[2017 2018 2023] 187400.000 game state=ended result=0-1 reason=illegal-moves article=I.8
