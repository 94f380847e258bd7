# In blitz of 2017 the first illegal move loses, as in rapid (A.4.2, B.4).
set Edition=2017
set TimeControl=180+2
show clocks
1000 press black
2000 lift e2
+300 place e5
+300 press white
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=182000 black_ms=182000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"loss","result":"0-1"}}
2600.000 clock running=black white_ms=180400 black_ms=182000 why=press
3600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
3600.000 clock white_ms=180400 black_ms=181000 why=pause
3600.000 game state=ended result=0-1 reason=illegal-moves article=A.4.2
