# Without levers a pawn is put right 3 s after its move, under an announcement, and then moved on by
# the player who had moved it: his move had been made.
set Clock=none
set AdjustAnnounced=yes
500 ! start
1000 lift e2
+300 place e4
+3000 lift d7
+300 place d5
+3000 ! adjust
+500 lift d5
+600 place d5
+900 lift d5
+500 place d6
+3000 lift g1
+300 place f3
+3000 lift g8
+300 place f6
+3000 rest
---
0.000 game state=ready
500.000 game state=started
1000.000 touched side=white square=e2 piece=P
1800.000 released side=white from=e2 square=e4 piece=P
1800.000 made ply=1 side=white uci=e2e4 san=e4
3800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
4300.000 touched side=black square=d7 piece=p
5100.000 released side=black from=d7 square=d5 piece=p
5100.000 made ply=2 side=black uci=d7d5 san=d5
7100.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
9200.000 adjusted side=white squares=["d5"]
9600.000 touched side=black square=d5 piece=p
11600.000 released side=black from=d5 square=d6 piece=p
11600.000 withdrawn ply=2 uci=d7d5 why=changed
11600.000 made ply=2 side=black uci=d7d6 san=d6
13100.000 alert id=1 kind=moved-after-release article=4.7 side=black ply=2 confidence=likely evidence={"must":{"kind":"stand","own":"d7","to":"d5"},"touched":["d7"],"played":"d7d6","claimable":false}
13100.000 touched side=white square=g1 piece=N
13900.000 released side=white from=g1 square=f3 piece=N
13900.000 completed ply=2 side=black uci=d7d6 san=d6 by=answer
13900.000 made ply=3 side=white uci=g1f3 san=Nf3
15900.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
16400.000 touched side=black square=g8 piece=n
17200.000 released side=black from=g8 square=f6 piece=n
17200.000 made ply=4 side=black uci=g8f6 san=Nf6
19200.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=rest
