# White announces and puts the queen right, then moves: what Black lifts after the press is not
# covered by that.
set AdjustAnnounced=yes
500 press black
1000 ! adjust
+300 lift d1
+400 place d1
+900 lift d2
+300 place d4
+600 press white
+900 lift g8
+500 place g8
+900 lift e7
+300 place e5
+500 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
2200.000 adjusted side=white squares=["d1"]
2600.000 touched side=white square=d2 piece=P
3400.000 released side=white from=d2 square=d4 piece=P
3400.000 made ply=1 side=white uci=d2d4 san=d4
3500.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
3500.000 clock running=black why=press
4400.000 touched side=black square=g8 piece=n
5400.000 released side=black from=g8 square=g8 piece=n
5800.000 touched side=black square=e7 piece=p
6600.000 released side=black from=e7 square=e5 piece=p
6600.000 made ply=2 side=black uci=e7e5 san=e5
6600.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
6600.000 alert id=1 kind=touch-move article=4.3.1 side=black ply=2 confidence=likely evidence={"must":{"kind":"move","own":"g8"},"touched":["g8","e7"],"played":"e7e5","claimable":true}
6600.000 clock running=white why=press
