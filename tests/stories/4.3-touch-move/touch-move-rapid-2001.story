# In rapid of 2001 touched pieces are for the arbiter only on request (B.5a).
set Edition=2001
set Format=rapid
set AdjustAnnounced=yes
1000 press black
2000 lift g1
+900 place g1
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3400.000 released side=white from=g1 square=g1 piece=N
3800.000 touched side=white square=d2 piece=P
4400.000 released side=white from=d2 square=d4 piece=P
4400.000 made ply=1 side=white uci=d2d4 san=d4
4400.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
4400.000 alert id=1 kind=touch-move article=4.3a side=white ply=1 confidence=possible evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":true,"on_request":true}
4400.000 clock running=black why=press
