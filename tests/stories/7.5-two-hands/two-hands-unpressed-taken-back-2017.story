# A move with two hands that is put right before anybody answers was no move.
set Edition=2017
set TimeControl=5400
set Fen=4k3/7p/8/8/8/8/7P/R3K2R w KQ - 0 1
show clocks
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+500 lift d1
+200 lift c1
+300 place e1
+600 place a1
+600 lift h2
+300 place h3
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5400000 black_ms=5400000 why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
3000.000 touched side=white square=d1 piece=R
3200.000 touched side=white square=c1 piece=K
4000.000 released side=white from=c1 square=e1 piece=K
4600.000 released side=white from=d1 square=a1 piece=R
4600.000 withdrawn ply=1 uci=e1c1 why=taken-back
4700.000 touched side=white square=h2 piece=P
5500.000 released side=white from=h2 square=h3 piece=P
5500.000 made ply=1 side=white uci=h2h3 san=h3
5600.000 completed ply=1 side=white uci=h2h3 san=h3 by=clock white_ms=5395400 black_ms=5400000
5600.000 alert id=1 kind=touch-move article=4.4.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"castle","own":"e1","rook":"a1"},"touched":["e1","a1"],"played":"h2h3","claimable":true}
5600.000 clock running=black white_ms=5395400 black_ms=5400000 why=press
