# White announces when the knight is in his hand already: "first" (4.2.1) he did not.
set AdjustAnnounced=yes
1000 press black
2000 lift g1
+300 ! adjust g1
+400 place g1
+900 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3200.000 released side=white from=g1 square=g1 piece=N
3600.000 touched side=white square=e2 piece=P
4200.000 released side=white from=e2 square=e4 piece=P
4200.000 made ply=1 side=white uci=e2e4 san=e4
4200.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4200.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","e2"],"played":"e2e4","claimable":true}
4200.000 clock running=black why=press
