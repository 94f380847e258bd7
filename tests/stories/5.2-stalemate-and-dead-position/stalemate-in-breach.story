# The king was touched: the queen's stalemate does not end the game (5.2.1).
set Fen=7k/5K2/8/8/8/8/8/6Q1 w - - 0 1
set AdjustAnnounced=yes
1000 press black
2000 lift f7
+900 place f7
+900 lift g1
+300 place g6
+900 press white
+2000 ! dismiss last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f7 piece=K
3400.000 released side=white from=f7 square=f7 piece=K
3800.000 touched side=white square=g1 piece=Q
4600.000 released side=white from=g1 square=g6 piece=Q
4600.000 made ply=1 side=white uci=g1g6 san=Qg6
4600.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"f7"},"touched":["f7","g1"],"played":"g1g6","claimable":true}
5000.000 completed ply=1 side=white uci=g1g6 san=Qg6 by=clock
5000.000 clock running=black why=press
7000.000 ruling id=1 alert=1 decision=dismissed by=arbiter
7000.000 clock why=pause
7000.000 game state=ended result=1/2-1/2 reason=stalemate article=5.2.1
