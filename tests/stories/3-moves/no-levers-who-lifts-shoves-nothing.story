# Without levers Black, who has lifted what he captured, pushes a pawn past another: that is no
# capture by shoving, though his queen pushes a piece off much later.
set Clock=none
set Fen=r3k2r/pppqbppp/5n2/2Pp4/1n1P2P1/1P1b1P2/PB1NN1BP/R2Q1RK1 w kq - 1 15
1000 ! start
+9000 lift f1
+405 place f2
+8710 lift b4
+436 place c2
+9000 lift e2
+615 place f4
+9000 lift c2
+5 place c2
+6 lift c2
+524 place e3
+9000 lift d1
+505 place c1
+9000 lift d3
+516 place g6
+8408 lift h2
+554 place h3
+6599 lift g2
+660 lift e3
+560 place g2
+9000 lift f2
+494 lift g2
+478 place g2
+9000 lift f6
+560 place g8
+9000 lift c1
+485 place c3
+8371 lift e8
+430 place c8
+488 lift a8
+580 place d8
+9000 lift b3
+574 place b4
+9000 lift e7
+544 place g5
+9000 lift f4
+545 place e2
+9000 lift g5
+9000 lift d2
+926 lift c3
+469 place d2
+9000 lift h7
+494 place h5
+9000 lift e2
+515 place f4
+9000 lift g8
+390 place e7
+5 lift e7
+5 place e7
+9000 lift a2
+5 place a2
+5 lift a2
+605 place a4
+9000 lift g4
+774 lift h5
+529 place g4
+9000 lift g4
+10 place g4
+4 lift g4
+896 lift h3
+590 place g4
+6783 lift h8
+529 place h4
+9000 lift b4
+450 place b5
+6948 lift d8
+526 place h8
+9000 lift g1
+416 place f2
+5063 lift c8
+376 place b8
+9000 lift b2
+435 place a3
+9000 lift h4
+545 place h2
+9000 lift f4
+519 place f4
+2617 lift c5
+406 place c6
+9000 lift b7
+569 lift c6
+410 place c6
+5016 lift d2
+595 place b4
+9000 lift c6
+364 place c5
+9000 lift b4
+525 lift c5
+419 place c5
+9000 lift g2
+724 lift h2
+490 place g2
+9000 lift f2
+515 lift g2
+244 place g2
+9000 lift e7
+480 place c8
+9000 lift d5
+525 lift f4
+520 place d5
+9000 lift g6
+485 place e4
+9000 lift d5
+570 place b4
+9000 lift e4
+491 place e4
+1955 lift d7
+9000 lift g2
+491 place f1
+4167 lift f3
+961 lift g4
+5 place g4
+5 lift g4
+435 place f3
+5401 lift f1
+505 place e1
+9000 lift f3
+370 place e3
+9000 ! result 0-1
---
0.000 game state=ready
1000.000 game state=started
10000.000 touched side=white square=f1 piece=R
10905.000 released side=white from=f1 square=f2 piece=R
10905.000 made ply=1 side=white uci=f1f2 san=Rf2
12905.000 completed ply=1 side=white uci=f1f2 san=Rf2 by=rest
19115.000 touched side=black square=b4 piece=n
20051.000 released side=black from=b4 square=c2 piece=n
20051.000 made ply=2 side=black uci=b4c2 san=Nc2
22051.000 completed ply=2 side=black uci=b4c2 san=Nc2 by=rest
28551.000 touched side=white square=e2 piece=N
29666.000 released side=white from=e2 square=f4 piece=N
29666.000 made ply=3 side=white uci=e2f4 san=Nf4
31666.000 completed ply=3 side=white uci=e2f4 san=Nf4 by=rest
38166.000 touched side=black square=c2 piece=n
40701.000 released side=black from=c2 square=e3 piece=n
40701.000 made ply=4 side=black uci=c2e3 san=Ne3
42701.000 completed ply=4 side=black uci=c2e3 san=Ne3 by=rest
47701.000 touched side=white square=d1 piece=Q
48706.000 released side=white from=d1 square=c1 piece=Q
48706.000 made ply=5 side=white uci=d1c1 san=Qc1
50706.000 completed ply=5 side=white uci=d1c1 san=Qc1 by=rest
57206.000 touched side=black square=d3 piece=b
58222.000 released side=black from=d3 square=g6 piece=b
58222.000 made ply=6 side=black uci=d3g6 san=Bg6
60222.000 completed ply=6 side=black uci=d3g6 san=Bg6 by=rest
66130.000 touched side=white square=h2 piece=P
67184.000 released side=white from=h2 square=h3 piece=P
67184.000 made ply=7 side=white uci=h2h3 san=h3
69184.000 completed ply=7 side=white uci=h2h3 san=h3 by=rest
73283.000 touched side=black square=g2 piece=B
73943.000 touched side=black square=e3 piece=n
75003.000 released side=black from=e3 square=g2 piece=n
75003.000 made ply=8 side=black uci=e3g2 san=Nxg2
77003.000 completed ply=8 side=black uci=e3g2 san=Nxg2 by=rest
83503.000 touched side=white square=f2 piece=R
83997.000 touched side=white square=g2 piece=n
84975.000 released side=white from=f2 square=g2 piece=R
84975.000 made ply=9 side=white uci=f2g2 san=Rxg2
86975.000 completed ply=9 side=white uci=f2g2 san=Rxg2 by=rest
93475.000 touched side=black square=f6 piece=n
94535.000 released side=black from=f6 square=g8 piece=n
94535.000 made ply=10 side=black uci=f6g8 san=Ng8
96535.000 completed ply=10 side=black uci=f6g8 san=Ng8 by=rest
103035.000 touched side=white square=c1 piece=Q
104020.000 released side=white from=c1 square=c3 piece=Q
104020.000 made ply=11 side=white uci=c1c3 san=Qc3
106020.000 completed ply=11 side=white uci=c1c3 san=Qc3 by=rest
111891.000 touched side=black square=e8 piece=k
112821.000 released side=black from=e8 square=c8 piece=k
112821.000 touched side=black square=a8 piece=r
113889.000 released side=black from=a8 square=d8 piece=r
113889.000 made ply=12 side=black uci=e8c8 san=O-O-O
115889.000 completed ply=12 side=black uci=e8c8 san=O-O-O by=rest
122389.000 touched side=white square=b3 piece=P
123463.000 released side=white from=b3 square=b4 piece=P
123463.000 made ply=13 side=white uci=b3b4 san=b4
125463.000 completed ply=13 side=white uci=b3b4 san=b4 by=rest
131963.000 touched side=black square=e7 piece=b
133007.000 released side=black from=e7 square=g5 piece=b
133007.000 made ply=14 side=black uci=e7g5 san=Bg5
135007.000 completed ply=14 side=black uci=e7g5 san=Bg5 by=rest
141507.000 touched side=white square=f4 piece=N
142552.000 released side=white from=f4 square=e2 piece=N
142552.000 made ply=15 side=white uci=f4e2 san=Ne2
144552.000 completed ply=15 side=white uci=f4e2 san=Ne2 by=rest
151052.000 touched side=black square=g5 piece=b
160052.000 touched side=black square=d2 piece=N
160052.000 released side=black from=g5 square=d2 piece=b
160052.000 made ply=16 side=black uci=g5d2 san=Bxd2
160052.000 touched side=white square=d2 piece=b
160978.000 touched side=white square=c3 piece=Q
161947.000 released side=white from=c3 square=d2 piece=Q
161947.000 completed ply=16 side=black uci=g5d2 san=Bxd2 by=answer
161947.000 made ply=17 side=white uci=c3d2 san=Qxd2
163947.000 completed ply=17 side=white uci=c3d2 san=Qxd2 by=rest
170447.000 touched side=black square=h7 piece=p
171441.000 released side=black from=h7 square=h5 piece=p
171441.000 made ply=18 side=black uci=h7h5 san=h5
173441.000 completed ply=18 side=black uci=h7h5 san=h5 by=rest
179941.000 touched side=white square=e2 piece=N
180956.000 released side=white from=e2 square=f4 piece=N
180956.000 made ply=19 side=white uci=e2f4 san=Nf4
182956.000 completed ply=19 side=white uci=e2f4 san=Nf4 by=rest
189456.000 touched side=black square=g8 piece=n
190346.000 released side=black from=g8 square=e7 piece=n
190346.000 made ply=20 side=black uci=g8e7 san=Ne7
192346.000 completed ply=20 side=black uci=g8e7 san=Ne7 by=rest
198856.000 touched side=white square=a2 piece=P
199971.000 released side=white from=a2 square=a4 piece=P
199971.000 made ply=21 side=white uci=a2a4 san=a4
201971.000 completed ply=21 side=white uci=a2a4 san=a4 by=rest
208471.000 touched side=black square=g4 piece=P
209245.000 touched side=black square=h5 piece=p
210274.000 released side=black from=h5 square=g4 piece=p
210274.000 made ply=22 side=black uci=h5g4 san=hxg4
212274.000 completed ply=22 side=black uci=h5g4 san=hxg4 by=rest
218774.000 touched side=white square=g4 piece=p
219684.000 touched side=white square=h3 piece=P
220774.000 released side=white from=h3 square=g4 piece=P
220774.000 made ply=23 side=white uci=h3g4 san=hxg4
222774.000 completed ply=23 side=white uci=h3g4 san=hxg4 by=rest
227057.000 touched side=black square=h8 piece=r
228086.000 released side=black from=h8 square=h4 piece=r
228086.000 made ply=24 side=black uci=h8h4 san=Rh4
230086.000 completed ply=24 side=black uci=h8h4 san=Rh4 by=rest
236586.000 touched side=white square=b4 piece=P
237536.000 released side=white from=b4 square=b5 piece=P
237536.000 made ply=25 side=white uci=b4b5 san=b5
239536.000 completed ply=25 side=white uci=b4b5 san=b5 by=rest
243984.000 touched side=black square=d8 piece=r
245010.000 released side=black from=d8 square=h8 piece=r
245010.000 made ply=26 side=black uci=d8h8 san=Rdh8
247010.000 completed ply=26 side=black uci=d8h8 san=Rdh8 by=rest
253510.000 touched side=white square=g1 piece=K
254426.000 released side=white from=g1 square=f2 piece=K
254426.000 made ply=27 side=white uci=g1f2 san=Kf2
256426.000 completed ply=27 side=white uci=g1f2 san=Kf2 by=rest
258989.000 touched side=black square=c8 piece=k
259865.000 released side=black from=c8 square=b8 piece=k
259865.000 made ply=28 side=black uci=c8b8 san=Kb8
261865.000 completed ply=28 side=black uci=c8b8 san=Kb8 by=rest
268365.000 touched side=white square=b2 piece=B
269300.000 released side=white from=b2 square=a3 piece=B
269300.000 made ply=29 side=white uci=b2a3 san=Ba3
271300.000 completed ply=29 side=white uci=b2a3 san=Ba3 by=rest
277800.000 touched side=black square=h4 piece=r
278845.000 released side=black from=h4 square=h2 piece=r
278845.000 made ply=30 side=black uci=h4h2 san=Rh2
280845.000 completed ply=30 side=black uci=h4h2 san=Rh2 by=rest
287345.000 touched side=white square=f4 piece=N
288364.000 released side=white from=f4 square=f4 piece=N
290481.000 touched side=white square=c5 piece=P
291387.000 released side=white from=c5 square=c6 piece=P
291387.000 made ply=31 side=white uci=c5c6 san=c6
293387.000 completed ply=31 side=white uci=c5c6 san=c6 by=rest
293387.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=31 confidence=possible evidence={"must":{"kind":"move","own":"f4"},"touched":["f4","c5"],"played":"c5c6","claimable":true}
299887.000 touched side=black square=b7 piece=p
300456.000 touched side=black square=c6 piece=P
301366.000 released side=black from=b7 square=c6 piece=p
301366.000 made ply=32 side=black uci=b7c6 san=bxc6
303366.000 completed ply=32 side=black uci=b7c6 san=bxc6 by=rest
305882.000 touched side=white square=d2 piece=Q
306977.000 released side=white from=d2 square=b4 piece=Q
306977.000 made ply=33 side=white uci=d2b4 san=Qb4
308977.000 completed ply=33 side=white uci=d2b4 san=Qb4 by=rest
315477.000 touched side=black square=c6 piece=p
317841.000 released side=black from=c6 square=c5 piece=p
317841.000 made ply=34 side=black uci=c6c5 san=c5
319841.000 completed ply=34 side=black uci=c6c5 san=c5 by=rest
324841.000 touched side=white square=b4 piece=Q
325366.000 touched side=white square=c5 piece=p
326285.000 released side=white from=b4 square=c5 piece=Q
326285.000 made ply=35 side=white uci=b4c5 san=Qxc5
328285.000 completed ply=35 side=white uci=b4c5 san=Qxc5 by=rest
334785.000 touched side=black square=g2 piece=R
335509.000 touched side=black square=h2 piece=r
336499.000 released side=black from=h2 square=g2 piece=r
336499.000 made ply=36 side=black uci=h2g2 san=Rxg2+
338499.000 completed ply=36 side=black uci=h2g2 san=Rxg2+ by=rest
344999.000 touched side=white square=f2 piece=K
345514.000 touched side=white square=g2 piece=r
346258.000 released side=white from=f2 square=g2 piece=K
346258.000 made ply=37 side=white uci=f2g2 san=Kxg2
348258.000 completed ply=37 side=white uci=f2g2 san=Kxg2 by=rest
354758.000 touched side=black square=e7 piece=n
355738.000 released side=black from=e7 square=c8 piece=n
355738.000 made ply=38 side=black uci=e7c8 san=Nc8
357738.000 completed ply=38 side=black uci=e7c8 san=Nc8 by=rest
364238.000 touched side=white square=d5 piece=p
364763.000 touched side=white square=f4 piece=N
365783.000 released side=white from=f4 square=d5 piece=N
365783.000 made ply=39 side=white uci=f4d5 san=Nxd5
367783.000 completed ply=39 side=white uci=f4d5 san=Nxd5 by=rest
374283.000 touched side=black square=g6 piece=b
375268.000 released side=black from=g6 square=e4 piece=b
375268.000 made ply=40 side=black uci=g6e4 san=Be4
377268.000 completed ply=40 side=black uci=g6e4 san=Be4 by=rest
383768.000 touched side=white square=d5 piece=N
384838.000 released side=white from=d5 square=b4 piece=N
384838.000 made ply=41 side=white uci=d5b4 san=Nb4
386838.000 completed ply=41 side=white uci=d5b4 san=Nb4 by=rest
393338.000 touched side=black square=e4 piece=b
394329.000 released side=black from=e4 square=e4 piece=b
395784.000 touched side=black square=d7 piece=q
404784.000 touched side=black square=d4 piece=P
404784.000 released side=black from=d7 square=d4 piece=q
404784.000 made ply=42 side=black uci=d7d4 san=Qxd4
404784.000 alert id=2 kind=touch-move article=4.3.3 side=black ply=42 confidence=possible evidence={"must":{"kind":"move","own":"e4"},"touched":["e4","d7","d4"],"played":"d7d4","claimable":false}
404784.000 touched side=white square=g2 piece=K
405775.000 released side=white from=g2 square=f1 piece=K
405775.000 completed ply=42 side=black uci=d7d4 san=Qxd4 by=answer
405775.000 made ply=43 side=white uci=g2f1 san=Kf1
407775.000 completed ply=43 side=white uci=g2f1 san=Kf1 by=rest
416348.000 alert id=3 kind=displaced article=7.4.1 ply=43 confidence=certain evidence={"missing":["f1","g4"]}
416749.000 ruling id=1 alert=2 decision=lapsed
416749.000 withdrawn ply=43 uci=g2f1 why=changed
416749.000 withdrawn ply=42 uci=d7d4 why=changed
416749.000 made ply=42 side=black uci=d7g4 san=Qxg4+
416749.000 completed ply=42 side=black uci=d7g4 san=Qxg4+ by=answer
416749.000 made ply=43 side=white uci=g2f1 san=Kf1
416749.000 completed ply=43 side=white uci=g2f1 san=Kf1 by=answer
416749.000 made ply=44 side=black uci=g4f3 san=Qxf3+
416749.000 completed ply=44 side=black uci=g4f3 san=Qxf3+ by=rest
416749.000 ruling id=2 alert=3 decision=lapsed lasted_ms=401 ply=42 last_ply=44
416749.000 touched side=white square=f1 piece=K
417254.000 released side=white from=f1 square=e1 piece=K
417254.000 made ply=45 side=white uci=f1e1 san=Ke1
419254.000 completed ply=45 side=white uci=f1e1 san=Ke1 by=rest
425754.000 touched side=black square=f3 piece=q
426624.000 released side=black from=f3 square=e3 piece=q
426624.000 made ply=46 side=black uci=f3e3 san=Qe3+
428624.000 completed ply=46 side=black uci=f3e3 san=Qe3+ by=rest
435124.000 game state=ended result=0-1 reason=arbiter
