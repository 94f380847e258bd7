# An illegal move and a press without a move count together (7.5.5).
# In 2017 they count apart, and only the second of a kind loses (7.5.3, 7.8.2).
editions 2017 2018
set TimeControl=5400+30
show clocks
1000 press black
2000 lift e2
+300 place e5
+300 press white
+1000 ! confirm last
+1000 lift e5
+300 place e2
+600 press black
+1000 lift e2
+300 place e4
+600 press white
+1000 lift e7
+300 place e5
+300 press black

+1000 press white
+1000 ! confirm last
[2017] +1000 press black
[2017] +1000 press white
[2017] +1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5430000 black_ms=5430000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black white_ms=5428400 black_ms=5430000 why=press
3600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3600.000 game state=paused by=arbiter
3600.000 clock white_ms=5428400 black_ms=5429000 why=pause
3600.000 clock white_ms=5428400 black_ms=5549000 why=penalty
3600.000 game state=irregular
4600.000 touched side=white square=e5 piece=P
5400.000 released side=white from=e5 square=e2 piece=P
5400.000 game state=restored
5500.000 game state=resumed
5500.000 clock running=white white_ms=5428400 black_ms=5549000 why=resume
6500.000 touched side=white square=e2 piece=P
7300.000 released side=white from=e2 square=e4 piece=P
7300.000 made ply=1 side=white uci=e2e4 san=e4
7400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=5456500 black_ms=5549000
7400.000 clock running=black white_ms=5456500 black_ms=5549000 why=press
8400.000 touched side=black square=e7 piece=p
9000.000 released side=black from=e7 square=e5 piece=p
9000.000 made ply=2 side=black uci=e7e5 san=e5
9000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=5456500 black_ms=5577400
9000.000 clock running=white white_ms=5456500 black_ms=5577400 why=press
[2017] 10000.000 alert id=2 kind=no-move article=7.8.1 side=white ply=3 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
[2018] 10000.000 alert id=2 kind=no-move article=7.5.3 side=white ply=3 confidence=certain evidence={"penalty":{"kind":"loss","result":"0-1"}}
10000.000 clock running=black white_ms=5455500 black_ms=5577400 why=press
[2017] 11000.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
[2017] 11000.000 game state=paused by=arbiter
[2018] 11000.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
11000.000 clock white_ms=5455500 black_ms=5576400 why=pause
[2017] 11000.000 clock white_ms=5455500 black_ms=5696400 why=penalty
[2017] 11000.000 game state=irregular
[2017] 11000.000 game state=restored
[2018] 11000.000 game state=ended result=0-1 reason=illegal-moves article=7.5.5
[2017] 12000.000 game state=resumed
[2017] 12000.000 clock running=white white_ms=5455500 black_ms=5696400 why=resume
[2017] 13000.000 alert id=3 kind=no-move article=7.8.1 side=white ply=3 confidence=certain evidence={"penalty":{"kind":"loss","result":"0-1"}}
[2017] 13000.000 clock running=black white_ms=5454500 black_ms=5696400 why=press
[2017] 14000.000 ruling id=3 alert=3 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
[2017] 14000.000 clock white_ms=5454500 black_ms=5695400 why=pause
[2017] 14000.000 game state=ended result=0-1 reason=illegal-moves article=7.8.2
