# With Rulings=automatic nothing is confirmed by itself in blitz of 2001: only the opponent can
# claim (C.3).
set Edition=2001
set TimeControl=300
set Rulings=automatic
1000 press black
2000 lift e2
+300 place e5
+300 press white

+301000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.4a side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"loss","result":"0-1"}}
2600.000 clock running=black why=press
302600.000 clock running=black why=flag
302600.000 alert id=2 kind=flag-fall article=B.6 side=black ply=1 confidence=certain evidence={"result":"1-0"}
