# White announces that he puts the knight right, does so, and later lifts it again: the announcement
# is spent, and that lift is a touch.
editions 2001 2017 2018 2023
set AdjustAnnounced=yes
1000 press black
2000 ! adjust g1
+300 lift g1
+400 place g1
+1500 lift g1
+400 place g1
+900 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3200.000 adjusted side=white squares=["g1"]
4200.000 touched side=white square=g1 piece=N
5100.000 released side=white from=g1 square=g1 piece=N
5500.000 touched side=white square=e2 piece=P
6100.000 released side=white from=e2 square=e4 piece=P
6100.000 made ply=1 side=white uci=e2e4 san=e4
6100.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
[2001] 6100.000 alert id=1 kind=touch-move article=4.3a side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","e2"],"played":"e2e4","claimable":true}
[2017 2018 2023] 6100.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","e2"],"played":"e2e4","claimable":true}
6100.000 clock running=black why=press
