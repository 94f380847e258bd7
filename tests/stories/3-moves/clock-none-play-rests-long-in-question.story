# The shorter rest that play without an arbiter agreed on does not hold while an alert is open.
set Clock=none
set PlayRestTime=0.6
set AdjustAnnounced=yes
2000 lift d2
+600 place d2
+1000 lift e2
+300 place e4
+2000 lift e7
+300 place e5
+5000 rest
+0 ! dismiss last
+1000 lift g1
+300 place f3
+3000 rest
---
0.000 game state=ready
0.000 game state=started
2000.000 touched side=white square=d2 piece=P
3100.000 released side=white from=d2 square=d2 piece=P
3600.000 touched side=white square=e2 piece=P
4400.000 released side=white from=e2 square=e4 piece=P
4400.000 made ply=1 side=white uci=e2e4 san=e4
5000.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
5000.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"d2"},"touched":["d2","e2"],"played":"e2e4","claimable":true}
5900.000 touched side=black square=e7 piece=p
6700.000 released side=black from=e7 square=e5 piece=p
6700.000 made ply=2 side=black uci=e7e5 san=e5
8700.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
11200.000 ruling id=1 alert=1 decision=dismissed by=arbiter
12200.000 touched side=white square=g1 piece=N
13000.000 released side=white from=g1 square=f3 piece=N
13000.000 made ply=3 side=white uci=g1f3 san=Nf3
13600.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
