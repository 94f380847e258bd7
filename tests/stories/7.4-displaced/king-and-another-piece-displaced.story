# The king moves legally, and a sleeve shifts a bishop: king and bishop castle nowhere, nobody is
# accused.
set Fen=4k3/8/8/8/8/8/8/2B1K2R w K - 0 1
set Rulings=automatic
1000 press black
2000 lift e1
+300 place f1
+100 lift c1
+100 place d1
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2400.000 touched side=white square=c1 piece=B
2800.000 released side=white from=e1 square=f1 piece=K
2800.000 released side=white from=c1 square=c1 piece=B
2800.000 made ply=1 side=white uci=e1f1 san=Kf1
2800.000 completed ply=1 side=white uci=e1f1 san=Kf1 by=clock
2800.000 clock running=black why=press
2800.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["c1"],"unexpected":["d1"]}
