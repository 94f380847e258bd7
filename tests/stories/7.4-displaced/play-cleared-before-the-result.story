# The players clear the board a piece at a time, and the result is entered behind it: the rook
# lifted from a8 has made no move to where no reed shows it.
set Clock=none
set PlayRestTime=1.0
set Fen=r1b2r1k/1pp1q1pp/2nb4/p2npp2/8/PP1PPN2/1BQNBPPP/R3K2R w KQ - 2 12
1000 ! start
+6000 lift h2
+500 place h4
+4660 lift a8
+1530 lift f3
+1690 lift h1
+1720 lift e5
+1740 lift d3
+1620 lift d2
+1730 lift e1
+1360 lift b3
+1601 lift a1
+1750 lift d5
+1600 lift h8
+1560 lift c7
+1530 lift b2
+1639 lift e2
+1640 lift c2
+1801 lift a3
+1530 lift d6
+1520 lift f5
+1409 lift h7
+1400 lift e7
+1500 lift c8
+1500 lift b7
+1599 lift c6
+1391 lift a5
+1820 lift h4
+1999 lift g7
+1660 lift f2
+1850 lift f8
+1560 lift e3
+1750 lift g2
+9701 ! result 1-0
---
0.000 game state=ready
0.000 game state=started
1000.000 refused start
7000.000 touched side=white square=h2 piece=P
8000.000 released side=white from=h2 square=h4 piece=P
8000.000 made ply=1 side=white uci=h2h4 san=h4
9000.000 completed ply=1 side=white uci=h2h4 san=h4 by=rest
20880.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["h1","d2","d3","f3","e5","a8"]}
20880.000 touched side=white square=a8 piece=r
20880.000 touched side=white square=f3 piece=N
20880.000 touched side=white square=h1 piece=R
20880.000 touched side=white square=e5 piece=p
20880.000 touched side=white square=d3 piece=P
20880.000 touched side=white square=d2 piece=N
22190.000 touched side=white square=e1 piece=K
23550.000 touched side=white square=b3 piece=P
25151.000 touched side=white square=a1 piece=R
26901.000 touched side=white square=d5 piece=n
28501.000 touched side=white square=h8 piece=k
30061.000 touched side=white square=c7 piece=p
31591.000 touched side=white square=b2 piece=B
33230.000 touched side=white square=e2 piece=B
34870.000 touched side=white square=c2 piece=Q
36671.000 touched side=white square=a3 piece=P
38201.000 touched side=white square=d6 piece=b
39721.000 touched side=white square=f5 piece=p
41130.000 touched side=white square=h7 piece=p
42530.000 touched side=white square=e7 piece=q
44030.000 touched side=white square=c8 piece=b
45530.000 touched side=white square=b7 piece=p
47129.000 touched side=white square=c6 piece=n
48520.000 touched side=white square=a5 piece=p
50340.000 touched side=white square=h4 piece=P
52339.000 touched side=white square=g7 piece=p
53999.000 touched side=white square=f2 piece=P
55849.000 touched side=white square=f8 piece=r
57409.000 touched side=white square=e3 piece=P
59159.000 touched side=white square=g2 piece=P
68860.000 game state=ended result=1-0 reason=arbiter
