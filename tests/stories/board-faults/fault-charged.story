# The board fails where the regulations charge the downtime: White's clock runs on.
set TimeControl=300
set ChargeDowntime=yes
show clocks
1000 press black
+10000 fault
+60000 answers
+5000 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
12000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":11000000,"times":1,"silent_ms":1000}
76000.000 touched side=white square=e2 piece=P
76600.000 released side=white from=e2 square=e4 piece=P
76600.000 made ply=1 side=white uci=e2e4 san=e4
76600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=224400 black_ms=300000
76600.000 clock running=black white_ms=224400 black_ms=300000 why=press
