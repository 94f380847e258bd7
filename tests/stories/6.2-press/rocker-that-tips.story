# A rocker is level for a moment while it tips: that stops no clock.
set AdjustAnnounced=yes
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+2000 lift b1
+1000 place b1
+400 lift d2
+300 place d4
+600 level
+20 press white
+1000 lift d4
+400 lift e5
+300 place d4
+600 press black
---
8600.000 touched side=white square=b1 piece=N
10000.000 touched side=white square=d2 piece=P
10800.000 released side=white from=b1 square=b1 piece=N
10800.000 released side=white from=d2 square=d4 piece=P
10800.000 made ply=5 side=white uci=d2d4 san=d4
10920.000 completed ply=5 side=white uci=d2d4 san=d4 by=clock
10920.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=5 confidence=possible evidence={"must":{"kind":"move","own":"b1"},"touched":["b1","d2"],"played":"d2d4","claimable":true}
10920.000 clock running=black why=press
11920.000 touched side=black square=d4 piece=P
12320.000 touched side=black square=e5 piece=p
13120.000 released side=black from=e5 square=d4 piece=p
13120.000 made ply=6 side=black uci=e5d4 san=exd4
13220.000 completed ply=6 side=black uci=e5d4 san=exd4 by=clock
13220.000 clock running=white why=press
