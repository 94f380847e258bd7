# A dead position by another piece than the touched one ends the game once the arbiter dismisses
# that.
# White touched the king and took the last piece with the bishop. A move that broke 4.3 ends no game
# (5.2.2), until the arbiter says that it did not.
set Fen=4k3/8/8/8/8/8/3n4/2B1K3 w - - 0 60
set AdjustAnnounced=yes
1000 press black
+900 lift e1
+900 place e1
+900 lift c1
+300 lift d2
+300 place d2
+900 ! dismiss last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1900.000 touched side=white square=e1 piece=K
3300.000 released side=white from=e1 square=e1 piece=K
3700.000 touched side=white square=c1 piece=B
4000.000 touched side=white square=d2 piece=n
4800.000 released side=white from=c1 square=d2 piece=B
4800.000 made ply=1 side=white uci=c1d2 san=Bxd2
4800.000 alert id=1 kind=touch-move article=4.3.3 side=white ply=1 confidence=likely evidence={"must":{"kind":"capture-with","own":"e1","opponent":"d2"},"touched":["e1","c1","d2"],"played":"c1d2","claimable":true}
5200.000 ruling id=1 alert=1 decision=dismissed by=arbiter
5200.000 completed ply=1 side=white uci=c1d2 san=Bxd2 by=end
5200.000 clock why=pause
5200.000 game state=ended result=1/2-1/2 reason=dead-position article=5.2.2
