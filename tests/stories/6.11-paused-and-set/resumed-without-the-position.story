# The arbiter resumes although the board shows something else: his word counts, and what differs is
# said.
1000 press black
2000 lift e2
+300 place e5
+300 press white
+2000 ! confirm last
+2000 ! resume
+2000 lift e5
+500 place e2
+500 lift e2
+500 place e4
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
4600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
4600.000 game state=paused by=arbiter
4600.000 clock why=pause
4600.000 game state=irregular
6600.000 game state=resumed
6600.000 clock running=white why=resume
6600.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["e2"],"unexpected":["e5"]}
8600.000 touched side=white square=e5 piece=P
9600.000 released side=white from=e5 square=e2 piece=P
9600.000 ruling id=2 alert=2 decision=lapsed lasted_ms=3000
9600.000 game state=restored
9600.000 touched side=white square=e2 piece=P
10600.000 released side=white from=e2 square=e4 piece=P
10600.000 made ply=1 side=white uci=e2e4 san=e4
