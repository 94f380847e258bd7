# A flag falls while the board fails and its downtime is charged: only possible, a press may have
# come first.
set TimeControl=30
set ChargeDowntime=yes
1000 press black
+20000 fault
+60000 answers
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
22000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":21000000,"times":1,"silent_ms":1000}
31000.000 clock running=white why=flag
31000.000 alert id=2 kind=flag-fall article=A.5.5 side=white ply=1 confidence=possible evidence={"result":"0-1"}
