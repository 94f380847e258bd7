# White touches a knight, play is paused and resumed, and he moves a pawn: the touch still binds
# (4.3.1).
set AdjustAnnounced=yes
1000 press black
2000 lift g1
+900 place g1
+900 ! pause
+900 ! resume
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3400.000 released side=white from=g1 square=g1 piece=N
3800.000 game state=paused by=arbiter
3800.000 clock why=pause
4700.000 game state=resumed
4700.000 clock running=white why=resume
5600.000 touched side=white square=d2 piece=P
6200.000 released side=white from=d2 square=d4 piece=P
6200.000 made ply=1 side=white uci=d2d4 san=d4
6200.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
6200.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":true}
6200.000 clock running=black why=press
