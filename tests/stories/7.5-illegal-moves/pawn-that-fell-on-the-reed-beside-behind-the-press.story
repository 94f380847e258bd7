# A pawn falls as the hand of the opponent draws back from the clock, and lies on the reed beside.
# It was perhaps not played: the player has only pressed, so that it is set up.
set Fen=4k3/8/8/4p3/8/8/4P3/4K3 w - - 0 1
1000 press black
+9000 lift e2
+500 place e3
+600 press white
+400 lift e5
+400 place f4
+5000 press black
+1500 press white
+1000 lift f4
+500 place e5
+9000 lift e8
+500 place e7
+600 press black
+5000 lift e1
+500 place e2
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
10000.000 touched side=white square=e2 piece=P
11000.000 released side=white from=e2 square=e3 piece=P
11000.000 made ply=1 side=white uci=e2e3 san=e3
11100.000 completed ply=1 side=white uci=e2e3 san=e3 by=clock
11100.000 clock running=black why=press
11500.000 touched side=black square=e5 piece=p
12400.000 released side=black from=e5 square=f4 piece=p
16900.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=2 confidence=possible evidence={"from":"e5","to":"f4","missing":["e5"],"unexpected":["f4"],"penalty":{"kind":"add-opponent","seconds":120}}
16900.000 clock running=white why=press
18400.000 clock running=black why=press
19400.000 touched side=black square=f4 piece=p
20400.000 released side=black from=f4 square=e5 piece=p
28900.000 touched side=black square=e8 piece=k
29900.000 released side=black from=e8 square=e7 piece=k
29900.000 made ply=2 side=black uci=e8e7 san=Ke7
30000.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
30000.000 alert id=2 kind=touch-move article=4.3.1 side=black ply=2 confidence=possible evidence={"must":{"kind":"move","own":"e5"},"touched":["e5","e8"],"played":"e8e7","claimable":true}
30000.000 clock running=white why=press
35000.000 touched side=white square=e1 piece=K
36000.000 released side=white from=e1 square=e2 piece=K
36000.000 made ply=3 side=white uci=e1e2 san=Ke2
36100.000 completed ply=3 side=white uci=e1e2 san=Ke2 by=clock
36100.000 clock running=black why=press
