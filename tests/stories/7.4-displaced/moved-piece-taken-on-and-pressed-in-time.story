# The pawn is moved on to that square by a hand, which then has the time to press: it stands there.
1000 press black
2000 lift g2
+600 place g3
+1200 lift g3
+400 place g4
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g2 piece=P
3100.000 released side=white from=g2 square=g3 piece=P
3100.000 made ply=1 side=white uci=g2g3 san=g3
3800.000 touched side=white square=g3 piece=P
4700.000 released side=white from=g3 square=g4 piece=P
4700.000 withdrawn ply=1 uci=g2g3 why=changed
4700.000 made ply=1 side=white uci=g2g4 san=g4
4700.000 completed ply=1 side=white uci=g2g4 san=g4 by=clock
4700.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=1 confidence=possible evidence={"must":{"kind":"stand","own":"g2","to":"g3"},"touched":["g2"],"played":"g2g4","claimable":true}
4700.000 clock running=black why=press
