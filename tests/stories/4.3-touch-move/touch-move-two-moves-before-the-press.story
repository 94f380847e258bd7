# White touches a knight, moves a pawn, forgets to press and presses two moves later: it is told
# then. The arbiter confirms it, and all three moves are withdrawn (4.3.1).
1000 press black
2000 lift g1
+1000 place g1
+400 lift d2
+300 place d4
+1000 lift e7
+300 place e5
+1000 lift e5
+400 lift d4
+300 place e5
+600 press white
+900 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3400.000 touched side=white square=d2 piece=P
4200.000 released side=white from=g1 square=g1 piece=N
4200.000 released side=white from=d2 square=d4 piece=P
4200.000 made ply=1 side=white uci=d2d4 san=d4
4700.000 touched side=black square=e7 piece=p
5500.000 released side=black from=e7 square=e5 piece=p
5500.000 made ply=2 side=black uci=e7e5 san=e5
6000.000 touched side=white square=e5 piece=p
6400.000 touched side=white square=d4 piece=P
7200.000 released side=white from=d4 square=e5 piece=P
7200.000 made ply=3 side=white uci=d4e5 san=dxe5
7300.000 completed ply=1 side=white uci=d2d4 san=d4 by=next-move
7300.000 completed ply=2 side=black uci=e7e5 san=e5 by=answer
7300.000 completed ply=3 side=white uci=d4e5 san=dxe5 by=clock
7300.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=possible evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":false}
7300.000 clock running=black why=press
8200.000 ruling id=1 alert=1 decision=confirmed by=arbiter
8200.000 game state=paused by=arbiter
8200.000 clock why=pause
8200.000 withdrawn ply=3 uci=d4e5 why=taken-back
8200.000 withdrawn ply=2 uci=e7e5 why=taken-back
8200.000 withdrawn ply=1 uci=d2d4 why=taken-back
8200.000 game state=irregular
