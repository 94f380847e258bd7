# With Rulings=automatic an alert that an outage makes doubtful is left to the arbiter.
set Edition=2023
set TimeControl=30
set Rulings=automatic
set ChargeDowntime=yes
1000 press black
+1000 fault
+60000 answers
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
31000.000 clock running=white why=flag
31000.000 alert id=2 kind=flag-fall article=A.5.5 side=white ply=1 confidence=possible evidence={"result":"0-1"}
