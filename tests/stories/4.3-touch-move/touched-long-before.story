# White touches a piece long before he moves another one: a touch binds however long ago it was
# (4.3.1).
set AdjustAnnounced=yes
500 press black
2000 lift g1
+900 place g1
+20000 lift d2
+400 place d4
+900 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3400.000 released side=white from=g1 square=g1 piece=N
22900.000 touched side=white square=d2 piece=P
23800.000 released side=white from=d2 square=d4 piece=P
23800.000 made ply=1 side=white uci=d2d4 san=d4
24200.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
24200.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":true}
24200.000 clock running=black why=press
