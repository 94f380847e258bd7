# The same where the hand of b2-b4 comes near: a brush of the sleeve, and a pawn beside its reed.
set Fen=4k3/8/8/2p5/8/8/1P6/4K3 w - - 0 1
1000 press black
2000 lift b2
+650 lift c5
+50 place c5
+1100 press white
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=b2 piece=P
3800.000 released side=white from=b2 square=b4 piece=P
3800.000 made ply=1 side=white uci=b2b4 san=b4
3800.000 completed ply=1 side=white uci=b2b4 san=b4 by=clock
3800.000 clock running=black why=press
3800.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["b4"]}
