# Without clocks an illegal move is answered by a capture on a square whose switch is not believed:
# that says nothing of the illegal move itself.
set Clock=none
1000 ! start
+1000 lift a2
+300 place a3
+3000 flicker a3 400
+3000 lift e7
+300 place e5
+3000 flicker a3 400
+3000 lift g1
+300 place f3
+3000 flicker a3 400
+3000 flicker a3 400
+3000 lift d7
+300 place d6
+3000 flicker a3 400
+3000 lift h2
+300 place h3
+3000 flicker a3 400
+3000 lift d6
+300 place d5
+3000 lift b1
+400 place b3
+4000 lift a3
+400 lift f8
+400 place a3
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=a2 piece=P
2800.000 released side=white from=a2 square=a3 piece=P
2800.000 made ply=1 side=white uci=a2a3 san=a3
4800.000 completed ply=1 side=white uci=a2a3 san=a3 by=rest
5300.000 touched side=white square=a3 piece=P
6200.000 released side=white from=a3 square=a3 piece=P
8700.000 touched side=black square=e7 piece=p
9500.000 released side=black from=e7 square=e5 piece=p
9500.000 made ply=2 side=black uci=e7e5 san=e5
11500.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
12000.000 touched side=white square=a3 piece=P
12900.000 released side=white from=a3 square=a3 piece=P
15400.000 touched side=white square=g1 piece=N
16200.000 released side=white from=g1 square=f3 piece=N
16200.000 made ply=3 side=white uci=g1f3 san=Nf3
18200.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
18200.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=3 confidence=possible evidence={"must":{"kind":"move","own":"a3"},"touched":["a3","g1"],"played":"g1f3","claimable":true}
18700.000 touched side=white square=a3 piece=P
19600.000 released side=white from=a3 square=a3 piece=P
22100.000 alert id=2 kind=sensor ply=3 confidence=likely evidence={"what":"switch","square":"a3","shows":"occupied"}
22100.000 ruling id=1 alert=1 decision=lapsed
22100.000 touched side=white square=a3 piece=P
23000.000 released side=white from=a3 square=a3 piece=P
25500.000 touched side=black square=d7 piece=p
26300.000 released side=black from=d7 square=d6 piece=p
26300.000 made ply=4 side=black uci=d7d6 san=d6
28300.000 completed ply=4 side=black uci=d7d6 san=d6 by=rest
28800.000 touched side=white square=a3 piece=P
29700.000 released side=white from=a3 square=a3 piece=P
32200.000 touched side=white square=h2 piece=P
33000.000 released side=white from=h2 square=h3 piece=P
33000.000 made ply=5 side=white uci=h2h3 san=h3
35000.000 completed ply=5 side=white uci=h2h3 san=h3 by=rest
35500.000 touched side=white square=a3 piece=P
36400.000 released side=white from=a3 square=a3 piece=P
38900.000 touched side=black square=d6 piece=p
39700.000 released side=black from=d6 square=d5 piece=p
39700.000 made ply=6 side=black uci=d6d5 san=d5
41700.000 completed ply=6 side=black uci=d6d5 san=d5 by=rest
42200.000 touched side=white square=b1 piece=N
43100.000 released side=white from=b1 square=b3 piece=N
46600.000 touched side=black square=a3 piece=P
47000.000 touched side=black square=f8 piece=b
47900.000 released side=black from=f8 square=a3 piece=b
47900.000 alert id=3 kind=illegal-move article=7.5.1 side=white ply=7 confidence=certain evidence={"from":"b1","to":"b3","missing":["b1"],"unexpected":["b3"],"penalty":{"kind":"add-opponent","seconds":120}}
47900.000 made ply=8 side=black uci=f8a3 san=Bxa3
49900.000 completed ply=8 side=black uci=f8a3 san=Bxa3 by=rest
