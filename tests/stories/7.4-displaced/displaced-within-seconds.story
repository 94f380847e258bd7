# Two of White's pieces fall behind the press: that is told within seconds, not at Black's next
# press.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+200 lift g2 h2
+20000 place g2 h2
+3000 lift e7
+300 place e5
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
2800.000 touched side=black square=g2 piece=P
2800.000 touched side=black square=h2 piece=P
8300.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["g2","h2"]}
23300.000 released side=black from=g2 square=g2 piece=P
23300.000 released side=black from=h2 square=h2 piece=P
23300.000 ruling id=1 alert=1 decision=lapsed lasted_ms=15000
23300.000 game state=restored
25800.000 touched side=black square=e7 piece=p
26400.000 released side=black from=e7 square=e5 piece=p
26400.000 made ply=2 side=black uci=e7e5 san=e5
26400.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
26400.000 clock running=white why=press
