# The mate is taken back; the rook mates again, although the knight was touched.
set Fen=7k/6pp/8/8/8/8/6PP/R3N2K w - - 0 1
set AdjustAnnounced=yes
1000 press black
2000 lift e1
+900 place e1
+900 lift a1
+300 place a8
+2000 ! confirm last
+900 lift a8
+300 place a1
+900 ! resume
+900 lift a1
+300 place a8
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=N
3400.000 released side=white from=e1 square=e1 piece=N
3800.000 touched side=white square=a1 piece=R
4600.000 released side=white from=a1 square=a8 piece=R
4600.000 made ply=1 side=white uci=a1a8 san=Ra8#
4600.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"e1"},"touched":["e1","a1"],"played":"a1a8","claimable":true}
6100.000 ruling id=1 alert=1 decision=confirmed by=arbiter
6100.000 game state=paused by=arbiter
6100.000 clock why=pause
6100.000 withdrawn ply=1 uci=a1a8 why=taken-back
6100.000 game state=irregular
7800.000 game state=restored
8200.000 game state=resumed
8200.000 clock running=white why=resume
9100.000 touched side=white square=a1 piece=R
9900.000 released side=white from=a1 square=a8 piece=R
9900.000 made ply=1 side=white uci=a1a8 san=Ra8#
9900.000 alert id=2 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"e1"},"touched":["e1","a1"],"played":"a1a8","claimable":true}
10300.000 completed ply=1 side=white uci=a1a8 san=Ra8# by=clock
10300.000 clock running=black why=press
