# In play, without levers: the board is cleared for the next game, and nobody says who won. Pieces
# that are taken up one after the other, and set up, make no moves.
set Clock=none
set PlayRestTime=0.6
set Fen=4r1k1/pp3ppp/2p1bn2/2n1p3/2P5/1PN1P1PP/P2RNPB1/6K1 b - - 0 19
4000 lift g8
+316 place f8
+8825 lift a7
+70 lift a2
+1279 lift b7
+276 lift f2
+1276 lift f7
+161 lift b3
+1545 lift g3
+109 lift g7
+1495 lift g2
+413 lift h7
+927 lift c4
+905 lift f6
+528 lift c3
+1017 lift c6
+315 lift e3
+1141 lift e8
+602 lift e2
+843 lift e5
+400 lift g1
+1229 lift h3
+5 lift e6
+1425 lift d2
+95 lift c5
+1535 lift f8
+1431 place h1
+691 place h7
+529 place h2
+588 place g7
+932 place e2
+768 place h8
+750 place c1
+848 place b7
+419 place d2
+739 place a7
+519 place g2
+586 place a8
+680 place f1
+837 place d8
+715 place b1
+758 place g8
+361 place b2
+1316 place a2
+50 place e8
+1423 place f7
+140 place c2
+1260 place b8
+325 place g1
+1054 place c7
+411 place a1
+927 place c8
+614 place d1
+922 place f8
+560 place f2
+995 place e7
+307 place e1
+1250 place d7
---
0.000 game state=ready
0.000 game state=started
4000.000 touched side=black square=g8 piece=k
4816.000 released side=black from=g8 square=f8 piece=k
4816.000 made ply=1 side=black uci=g8f8 san=Kf8
5416.000 completed ply=1 side=black uci=g8f8 san=Kf8 by=rest
18711.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["a2","f2","b3","g3","a7","b7","f7","g7"]}
18711.000 touched side=black square=a7 piece=p
18711.000 touched side=black square=a2 piece=P
18711.000 touched side=black square=b7 piece=p
18711.000 touched side=black square=f2 piece=P
18711.000 touched side=black square=f7 piece=p
18711.000 touched side=black square=b3 piece=P
18711.000 touched side=black square=g3 piece=P
18711.000 touched side=black square=g7 piece=p
19352.000 touched side=black square=g2 piece=B
19765.000 touched side=black square=h7 piece=p
20692.000 touched side=black square=c4 piece=P
21597.000 touched side=black square=f6 piece=n
22125.000 touched side=black square=c3 piece=N
23142.000 touched side=black square=c6 piece=p
23457.000 touched side=black square=e3 piece=P
24598.000 touched side=black square=e8 piece=r
25200.000 touched side=black square=e2 piece=N
26043.000 touched side=black square=e5 piece=p
26443.000 touched side=black square=g1 piece=K
27672.000 touched side=black square=h3 piece=P
27677.000 touched side=black square=e6 piece=b
29102.000 touched side=black square=d2 piece=R
29197.000 touched side=black square=c5 piece=n
30732.000 touched side=black square=f8 piece=k
32663.000 released side=black from=e8 square=h1 piece=r
33354.000 released side=black from=h7 square=h7 piece=p
34471.000 released side=black from=g7 square=g7 piece=p
35403.000 released side=black from=e5 square=e2 piece=p
36171.000 released side=black from=f8 square=h8 piece=k
36921.000 released side=black from=c5 square=c1 piece=n
38188.000 released side=black from=b7 square=b7 piece=p
38188.000 released side=black from=c6 square=d2 piece=p
38927.000 released side=black from=a7 square=a7 piece=p
39446.000 released side=black from=f7 square=g2 piece=p
40032.000 released side=black from=e6 square=a8 piece=b
40712.000 released side=black from=f6 square=f1 piece=n
43383.000 released side=black from=g3 square=b2 piece=P
44749.000 released side=black from=g2 square=a2 piece=B
46312.000 released side=black from=c3 square=f7 piece=N
