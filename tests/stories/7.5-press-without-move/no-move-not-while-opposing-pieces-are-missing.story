# Two of White's pieces fall in Black's time, who presses without a move: what he did nobody can
# tell.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+200 lift g2 h2
+1500 press black
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
4300.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["g2","h2"]}
4300.000 clock running=white why=press
