# Black announces just before White's press, and lifts a piece only 3 s after it: a touch, of which
# only another announcement would have made an adjustment.
set AdjustAnnounced=yes
500 press black
1000 lift d2
+300 place d4
+600 ! adjust
+200 press white
+3000 lift g8
+500 place g8
+900 lift e7
+300 place e5
+500 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=d2 piece=P
1800.000 released side=white from=d2 square=d4 piece=P
1800.000 made ply=1 side=white uci=d2d4 san=d4
2100.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
2100.000 clock running=black why=press
5100.000 touched side=black square=g8 piece=n
6100.000 released side=black from=g8 square=g8 piece=n
6500.000 touched side=black square=e7 piece=p
7300.000 released side=black from=e7 square=e5 piece=p
7300.000 made ply=2 side=black uci=e7e5 san=e5
7300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
7300.000 alert id=1 kind=touch-move article=4.3.1 side=black ply=2 confidence=likely evidence={"must":{"kind":"move","own":"g8"},"touched":["g8","e7"],"played":"e7e5","claimable":true}
7300.000 clock running=white why=press
