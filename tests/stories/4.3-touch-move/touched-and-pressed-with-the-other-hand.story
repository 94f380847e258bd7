# White presses too soon, and has moved no piece on: the knight that he touched was touched.
set AdjustAnnounced=yes
1000 press black
2000 lift g1
+1500 place g1
+1500 lift e2
+600 place e4
+60 press white
+2000 lift e7
+600 place e5
+600 press black
+2000 lift g1
+600 place f3
+600 press white
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
4000.000 released side=white from=g1 square=g1 piece=N
5000.000 touched side=white square=e2 piece=P
5660.000 released side=white from=e2 square=e4 piece=P
5660.000 made ply=1 side=white uci=e2e4 san=e4
5660.000 alert id=1 kind=clock-other-hand article=6.2.3 side=white ply=1 confidence=possible evidence={"what":"on-clock","squares":["e4"],"between_ms":60,"distance_mm":247,"speed_mm_s":4116,"usual_ms":327,"times":1,"as_fast":0,"moves":0}
5660.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
5660.000 alert id=2 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","e2"],"played":"e2e4","claimable":true}
5660.000 clock running=black why=press
7660.000 touched side=black square=e7 piece=p
8760.000 released side=black from=e7 square=e5 piece=p
8760.000 made ply=2 side=black uci=e7e5 san=e5
8860.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
8860.000 clock running=white why=press
10860.000 touched side=white square=g1 piece=N
11960.000 released side=white from=g1 square=f3 piece=N
11960.000 made ply=3 side=white uci=g1f3 san=Nf3
12060.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
12060.000 clock running=black why=press
