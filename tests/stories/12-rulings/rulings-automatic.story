# With Rulings=automatic an alert that is certain and whose penalty is fixed is confirmed at once.
set Edition=2018
set TimeControl=900+10
set Rulings=automatic
show clocks
1000 press black
2000 lift e2
+300 place e5
+300 press white
+1000 lift e5
+300 place e2
+600 press black
+1000 lift e2
+300 place e4
+600 press white
+1000 lift e7
+300 place e5
+300 press black

+1000 lift d2
+300 place d5
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=910000 black_ms=910000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black white_ms=908400 black_ms=910000 why=press
2600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=regulations
2600.000 game state=paused by=regulations
2600.000 clock white_ms=908400 black_ms=910000 why=pause
2600.000 clock white_ms=908400 black_ms=1030000 why=penalty
2600.000 game state=irregular
3600.000 touched side=white square=e5 piece=P
4400.000 released side=white from=e5 square=e2 piece=P
4400.000 game state=restored
4500.000 game state=resumed
4500.000 clock running=white white_ms=908400 black_ms=1030000 why=resume
5500.000 touched side=white square=e2 piece=P
6300.000 released side=white from=e2 square=e4 piece=P
6300.000 made ply=1 side=white uci=e2e4 san=e4
6400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=916500 black_ms=1030000
6400.000 clock running=black white_ms=916500 black_ms=1030000 why=press
7400.000 touched side=black square=e7 piece=p
8000.000 released side=black from=e7 square=e5 piece=p
8000.000 made ply=2 side=black uci=e7e5 san=e5
8000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=916500 black_ms=1038400
8000.000 clock running=white white_ms=916500 black_ms=1038400 why=press
9000.000 touched side=white square=d2 piece=P
9600.000 released side=white from=d2 square=d5 piece=P
9600.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"d2","to":"d5","missing":["d2"],"unexpected":["d5"],"penalty":{"kind":"loss","result":"0-1"}}
9600.000 clock running=black white_ms=914900 black_ms=1038400 why=press
9600.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=regulations
9600.000 clock white_ms=914900 black_ms=1038400 why=pause
9600.000 game state=ended result=0-1 reason=illegal-moves article=A.4.2
