# White moves the knight of a restless switch: that he has touched it, and so declined the offer
# (9.1.2.1), is known once it stands elsewhere.
500 press black
+9000 lift g1
+900 place g1
+2000 lift d2
+400 place d4
+900 press white
+9000 lift g1
+900 place g1
+9000 lift d7
+400 place d5
+900 press black
+9000 lift g1
+900 place g1
+9000 lift c2
+400 place c4
+900 press white
+9000 lift e7
+400 place e6
+300 ! offer-draw black
+600 press black
+9000 lift g1
+900 place f3
+900 press white
+3000 ! accept-draw
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
9500.000 touched side=white square=g1 piece=N
10900.000 released side=white from=g1 square=g1 piece=N
12400.000 touched side=white square=d2 piece=P
13300.000 released side=white from=d2 square=d4 piece=P
13300.000 made ply=1 side=white uci=d2d4 san=d4
13700.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
13700.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=possible evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":true}
13700.000 clock running=black why=press
22700.000 touched side=black square=g1 piece=N
24100.000 released side=black from=g1 square=g1 piece=N
24100.000 alert id=2 kind=touched-out-of-turn article=4.2.1 side=white ply=2 confidence=possible evidence={"square":"g1","sides":["white","black"]}
32600.000 touched side=black square=d7 piece=p
33500.000 released side=black from=d7 square=d5 piece=p
33500.000 made ply=2 side=black uci=d7d5 san=d5
33900.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
33900.000 clock running=white why=press
42900.000 touched side=white square=g1 piece=N
44300.000 released side=white from=g1 square=g1 piece=N
52800.000 alert id=3 kind=sensor ply=3 confidence=likely evidence={"what":"switch","square":"g1","shows":"occupied"}
52800.000 ruling id=1 alert=2 decision=lapsed
52800.000 ruling id=2 alert=1 decision=lapsed
52800.000 touched side=white square=c2 piece=P
53700.000 released side=white from=c2 square=c4 piece=P
53700.000 made ply=3 side=white uci=c2c4 san=c4
54100.000 completed ply=3 side=white uci=c2c4 san=c4 by=clock
54100.000 clock running=black why=press
63100.000 touched side=black square=e7 piece=p
63800.000 draw-offer side=black what=offered
64000.000 released side=black from=e7 square=e6 piece=p
64000.000 made ply=4 side=black uci=e7e6 san=e6
64400.000 completed ply=4 side=black uci=e7e6 san=e6 by=clock
64400.000 clock running=white why=press
73400.000 touched side=white square=g1 piece=N
74800.000 released side=white from=g1 square=f3 piece=N
74800.000 draw-offer side=black what=lapsed
74800.000 made ply=5 side=white uci=g1f3 san=Nf3
75200.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
75200.000 clock running=black why=press
78200.000 refused accept-draw
