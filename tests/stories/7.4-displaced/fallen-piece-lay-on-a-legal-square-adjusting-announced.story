# The same long after the press, where adjusting is announced by button: the pawn had been moved.
set AdjustAnnounced=yes
1000 press black
pace 1000 300 300
play d4 d5
expect from here
+4700 lift e2
+330 place e3
+10000 lift e3
+600 place e2
+1500 lift g1
+400 place f3
+600 press white
---
8900.000 touched side=white square=e2 piece=P
9730.000 released side=white from=e2 square=e3 piece=P
9730.000 made ply=3 side=white uci=e2e3 san=e3
19230.000 touched side=white square=e3 piece=P
20330.000 released side=white from=e3 square=e2 piece=P
20330.000 withdrawn ply=3 uci=e2e3 why=taken-back
21330.000 touched side=white square=g1 piece=N
22230.000 released side=white from=g1 square=f3 piece=N
22230.000 made ply=3 side=white uci=g1f3 san=Nf3
22330.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
22330.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=3 confidence=likely evidence={"must":{"kind":"stand","own":"e2","to":"e3"},"touched":["e2"],"played":"g1f3","claimable":true}
22330.000 clock running=black why=press
