# A switch that opened three times without a hand is believed again when it has been right for a
# while, and so are touches on it.
set TimeControl=5400+30
set AdjustAnnounced=yes
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
+900 press black
+9000 lift g1
+400 place f3
+900 press white
+9000 lift a7
+400 place a6
+900 press black
+9000 lift f3
+400 place g1
+900 press white
+9000 lift a6
+400 place a5
+900 press black
+9000 lift g1
+400 place f3
+900 press white
+9000 lift b7
+400 place b6
+900 press black
+9000 lift f3
+400 place g1
+900 press white
+9000 lift h7
+400 place h6
+900 press black
+9000 lift g1
+400 place f3
+900 press white
+9000 lift h6
+400 place h5
+900 press black
+9000 lift f3
+400 place g1
+900 press white
+9000 lift g7
+400 place g6
+900 press black
+9000 lift g1
+400 place f3
+900 press white
+9000 lift c7
+400 place c6
+900 press black
+9000 lift f3
+400 place g1
+900 press white
+9000 lift f7
+400 place f6
+900 press black
+9000 lift g1
+400 place f3
+900 press white
+9000 lift f6
+400 place f5
+900 press black
+9000 lift f3
+400 place g1
+900 press white
+9000 lift h5
+400 place h4
+900 press black
+9000 lift g1
+1500 place g1
+1500 lift e2
+400 place e3
+900 press white
+3000 rest
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
13700.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":true}
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
64000.000 released side=black from=e7 square=e6 piece=p
64000.000 made ply=4 side=black uci=e7e6 san=e6
64400.000 completed ply=4 side=black uci=e7e6 san=e6 by=clock
64400.000 clock running=white why=press
73400.000 touched side=white square=g1 piece=N
74300.000 released side=white from=g1 square=f3 piece=N
74300.000 made ply=5 side=white uci=g1f3 san=Nf3
74700.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
74700.000 clock running=black why=press
83700.000 touched side=black square=a7 piece=p
84600.000 released side=black from=a7 square=a6 piece=p
84600.000 made ply=6 side=black uci=a7a6 san=a6
85000.000 completed ply=6 side=black uci=a7a6 san=a6 by=clock
85000.000 clock running=white why=press
94000.000 touched side=white square=f3 piece=N
94900.000 released side=white from=f3 square=g1 piece=N
94900.000 made ply=7 side=white uci=f3g1 san=Ng1
95300.000 completed ply=7 side=white uci=f3g1 san=Ng1 by=clock
95300.000 clock running=black why=press
104300.000 touched side=black square=a6 piece=p
105200.000 released side=black from=a6 square=a5 piece=p
105200.000 made ply=8 side=black uci=a6a5 san=a5
105600.000 completed ply=8 side=black uci=a6a5 san=a5 by=clock
105600.000 clock running=white why=press
114600.000 touched side=white square=g1 piece=N
115500.000 released side=white from=g1 square=f3 piece=N
115500.000 made ply=9 side=white uci=g1f3 san=Nf3
115900.000 completed ply=9 side=white uci=g1f3 san=Nf3 by=clock
115900.000 clock running=black why=press
124900.000 touched side=black square=b7 piece=p
125800.000 released side=black from=b7 square=b6 piece=p
125800.000 made ply=10 side=black uci=b7b6 san=b6
126200.000 completed ply=10 side=black uci=b7b6 san=b6 by=clock
126200.000 clock running=white why=press
135200.000 touched side=white square=f3 piece=N
136100.000 released side=white from=f3 square=g1 piece=N
136100.000 made ply=11 side=white uci=f3g1 san=Ng1
136500.000 completed ply=11 side=white uci=f3g1 san=Ng1 by=clock
136500.000 clock running=black why=press
136500.000 ruling id=3 alert=3 decision=lapsed
145500.000 touched side=black square=h7 piece=p
146400.000 released side=black from=h7 square=h6 piece=p
146400.000 made ply=12 side=black uci=h7h6 san=h6
146800.000 completed ply=12 side=black uci=h7h6 san=h6 by=clock
146800.000 clock running=white why=press
155800.000 touched side=white square=g1 piece=N
156700.000 released side=white from=g1 square=f3 piece=N
156700.000 made ply=13 side=white uci=g1f3 san=Nf3
157100.000 completed ply=13 side=white uci=g1f3 san=Nf3 by=clock
157100.000 clock running=black why=press
166100.000 touched side=black square=h6 piece=p
167000.000 released side=black from=h6 square=h5 piece=p
167000.000 made ply=14 side=black uci=h6h5 san=h5
167400.000 completed ply=14 side=black uci=h6h5 san=h5 by=clock
167400.000 clock running=white why=press
176400.000 touched side=white square=f3 piece=N
177300.000 released side=white from=f3 square=g1 piece=N
177300.000 made ply=15 side=white uci=f3g1 san=Ng1
177700.000 completed ply=15 side=white uci=f3g1 san=Ng1 by=clock
177700.000 clock running=black why=press
186700.000 touched side=black square=g7 piece=p
187600.000 released side=black from=g7 square=g6 piece=p
187600.000 made ply=16 side=black uci=g7g6 san=g6
188000.000 completed ply=16 side=black uci=g7g6 san=g6 by=clock
188000.000 clock running=white why=press
197000.000 touched side=white square=g1 piece=N
197900.000 released side=white from=g1 square=f3 piece=N
197900.000 made ply=17 side=white uci=g1f3 san=Nf3
198300.000 completed ply=17 side=white uci=g1f3 san=Nf3 by=clock
198300.000 clock running=black why=press
207300.000 touched side=black square=c7 piece=p
208200.000 released side=black from=c7 square=c6 piece=p
208200.000 made ply=18 side=black uci=c7c6 san=c6
208600.000 completed ply=18 side=black uci=c7c6 san=c6 by=clock
208600.000 clock running=white why=press
217600.000 touched side=white square=f3 piece=N
218500.000 released side=white from=f3 square=g1 piece=N
218500.000 made ply=19 side=white uci=f3g1 san=Ng1
218900.000 completed ply=19 side=white uci=f3g1 san=Ng1 by=clock
218900.000 clock running=black why=press
227900.000 touched side=black square=f7 piece=p
228800.000 released side=black from=f7 square=f6 piece=p
228800.000 made ply=20 side=black uci=f7f6 san=f6
229200.000 completed ply=20 side=black uci=f7f6 san=f6 by=clock
229200.000 clock running=white why=press
238200.000 touched side=white square=g1 piece=N
239100.000 released side=white from=g1 square=f3 piece=N
239100.000 made ply=21 side=white uci=g1f3 san=Nf3
239500.000 completed ply=21 side=white uci=g1f3 san=Nf3 by=clock
239500.000 clock running=black why=press
248500.000 touched side=black square=f6 piece=p
249400.000 released side=black from=f6 square=f5 piece=p
249400.000 made ply=22 side=black uci=f6f5 san=f5
249800.000 completed ply=22 side=black uci=f6f5 san=f5 by=clock
249800.000 clock running=white why=press
258800.000 touched side=white square=f3 piece=N
259700.000 released side=white from=f3 square=g1 piece=N
259700.000 made ply=23 side=white uci=f3g1 san=Ng1
260100.000 completed ply=23 side=white uci=f3g1 san=Ng1 by=clock
260100.000 clock running=black why=press
269100.000 touched side=black square=h5 piece=p
270000.000 released side=black from=h5 square=h4 piece=p
270000.000 made ply=24 side=black uci=h5h4 san=h4
270400.000 completed ply=24 side=black uci=h5h4 san=h4 by=clock
270400.000 clock running=white why=press
279400.000 touched side=white square=g1 piece=N
281400.000 released side=white from=g1 square=g1 piece=N
282400.000 touched side=white square=e2 piece=P
283300.000 released side=white from=e2 square=e3 piece=P
283300.000 made ply=25 side=white uci=e2e3 san=e3
283700.000 completed ply=25 side=white uci=e2e3 san=e3 by=clock
283700.000 alert id=4 kind=touch-move article=4.3.1 side=white ply=25 confidence=possible evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","e2"],"played":"e2e3","claimable":true}
283700.000 clock running=black why=press
