# An illegal move that the players put right by themselves and answered is penalised all the same.
# Nothing is taken back.
set Edition=2018
set TimeControl=5400+30
show clocks
1000 press black
2000 lift e2
+300 place e5
+300 press white

+1000 press black
+1000 lift e5
+300 place e4
+600 press white
+1000 lift e7
+300 place e5
+300 press black

+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5430000 black_ms=5430000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black white_ms=5428400 black_ms=5430000 why=press
3600.000 clock running=white white_ms=5428400 black_ms=5429000 why=press
4600.000 touched side=white square=e5 piece=P
5400.000 released side=white from=e5 square=e4 piece=P
5400.000 made ply=1 side=white uci=e2e4 san=e4
5500.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=5456500 black_ms=5429000
5500.000 clock running=black white_ms=5456500 black_ms=5429000 why=press
6500.000 touched side=black square=e7 piece=p
7100.000 released side=black from=e7 square=e5 piece=p
7100.000 made ply=2 side=black uci=e7e5 san=e5
7100.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=5456500 black_ms=5457400
7100.000 clock running=white white_ms=5456500 black_ms=5457400 why=press
8100.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
8100.000 clock running=white white_ms=5455500 black_ms=5577400 why=penalty
