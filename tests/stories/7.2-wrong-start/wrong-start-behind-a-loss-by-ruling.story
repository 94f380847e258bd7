# A ruling that loses the game withdraws moves that were not pressed: nothing is put back, and the
# next game's set-up is looked at.
set TimeControl=5400+30
1000 press black
+1000 lift e2
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
+1000 lift f1
+300 place b3
+300 press white
+1000 press black
+1000 lift b3
+300 place c4
+600 press white
+1000 lift b7
+300 place b5
+1500 lift a2
+300 place a3
+2000 ! confirm last
+2000 lift a3
+400 place a2
+400 lift c4
+400 place f1
+400 lift b5
+400 place b7
+400 lift e4
+400 place e2
+400 lift e5
+5000 press white
+1000 press black
+3000 place e7
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
3600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3600.000 game state=paused by=arbiter
3600.000 clock why=pause
3600.000 clock why=penalty
3600.000 game state=irregular
4600.000 touched side=white square=e5 piece=P
5400.000 released side=white from=e5 square=e2 piece=P
5400.000 game state=restored
5500.000 game state=resumed
5500.000 clock running=white why=resume
6500.000 touched side=white square=e2 piece=P
7300.000 released side=white from=e2 square=e4 piece=P
7300.000 made ply=1 side=white uci=e2e4 san=e4
7400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
7400.000 clock running=black why=press
8400.000 touched side=black square=e7 piece=p
9000.000 released side=black from=e7 square=e5 piece=p
9000.000 made ply=2 side=black uci=e7e5 san=e5
9000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
9000.000 clock running=white why=press
10000.000 touched side=white square=f1 piece=B
10600.000 released side=white from=f1 square=b3 piece=B
10600.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"f1","to":"b3","missing":["f1"],"unexpected":["b3"],"penalty":{"kind":"loss","result":"0-1"}}
10600.000 clock running=black why=press
11600.000 clock running=white why=press
12600.000 touched side=white square=b3 piece=B
13400.000 released side=white from=b3 square=c4 piece=B
13400.000 made ply=3 side=white uci=f1c4 san=Bc4
13500.000 completed ply=3 side=white uci=f1c4 san=Bc4 by=clock
13500.000 clock running=black why=press
14500.000 touched side=black square=b7 piece=p
15300.000 released side=black from=b7 square=b5 piece=p
15300.000 made ply=4 side=black uci=b7b5 san=b5
16300.000 touched side=white square=a2 piece=P
17100.000 released side=white from=a2 square=a3 piece=P
17100.000 made ply=5 side=white uci=a2a3 san=a3
18600.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
18600.000 withdrawn ply=5 uci=a2a3 why=taken-back
18600.000 withdrawn ply=4 uci=b7b5 why=taken-back
18600.000 clock why=pause
18600.000 game state=ended result=0-1 reason=illegal-moves article=7.5.5
29800.000 alert id=3 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e7"]}
29800.000 ruling id=3 alert=3 decision=lapsed
29800.000 game state=started
29800.000 clock running=white why=start
