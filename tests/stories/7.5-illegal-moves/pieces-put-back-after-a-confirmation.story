# After a confirmed alert the players put the pieces back by themselves to where White's move had
# not been made yet; nobody asked for that position, so it is displaced, until the arbiter says.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 press white
+1000 ! confirm last
+1000 lift e5
+300 place e7
+300 lift e4
+300 place e2
+3000 ! takeback 1
+1000 ! resume
+1000 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
4600.000 touched side=black square=e7 piece=p
5200.000 released side=black from=e7 square=e5 piece=p
5200.000 made ply=2 side=black uci=e7e5 san=e5
5200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5200.000 clock running=white why=press
7200.000 alert id=1 kind=no-move article=7.5.3 side=white ply=3 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
7200.000 clock running=black why=press
8200.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
8200.000 game state=paused by=arbiter
8200.000 clock why=pause
8200.000 game state=irregular
8200.000 game state=restored
9200.000 touched side=black square=e5 piece=p
10600.000 alert id=2 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["e4","e5"],"unexpected":["e2","e7"]}
13100.000 withdrawn ply=2 uci=e7e5 why=taken-back
13100.000 withdrawn ply=1 uci=e2e4 why=taken-back
13100.000 game state=irregular
13100.000 ruling id=2 alert=2 decision=lapsed lasted_ms=2500
13100.000 game state=restored
14100.000 game state=resumed
14100.000 clock running=white why=resume
15100.000 touched side=white square=d2 piece=P
15900.000 released side=white from=d2 square=d4 piece=P
15900.000 made ply=1 side=white uci=d2d4 san=d4
