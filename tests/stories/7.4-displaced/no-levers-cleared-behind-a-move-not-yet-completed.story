# Without levers the board is cleared before the last move is completed, and set up with it: it
# is a move of the game, and its answer is another.
set Clock=none
set Fen=r1bq1rk1/pppn1pbp/3p1np1/4p3/2P5/1P2PN2/PB1PBPPP/RN1Q1RK1 w - - 0 8
1000 ! start
6314 lift d2
6437 place d4
9758 lift e5
10009 place e4
11509 lift b1
12219 lift f6
13019 lift f2
13712 lift b7
14237 lift d4
14519 lift a8
14861 lift g2
15098 lift d8
15591 lift c8
16046 lift e4
16793 lift b2
17194 lift h2
17974 lift d6
18598 lift g1
19488 lift a7
20043 lift c4
20313 lift g7
21233 lift d1
21850 lift d7
22177 lift b3
22834 lift f7
23495 lift e2
24454 lift h7
24969 lift g8
25256 lift g6
25550 lift f8
25868 lift f1
26411 lift a1
27185 lift f3
28155 lift a2
28431 lift e3
29145 lift c7
34721 place d6
35716 place c8
36340 place f7
36740 place f2
37669 place h2
38247 place d7
38773 place a7
39554 place b1
40519 place h7
41244 place g6
41524 place g7
41986 place a2
42568 place b3
43150 place a1
43689 place f3
44666 place c4
45035 place e3
45309 place b2
46118 place d8
46335 place e4
46755 place f8
47590 place b7
48461 place f6
48790 place d1
49501 place c7
50420 place e2
51133 place g1
52046 place a8
52334 place g2
52619 place g8
53088 place d4
53962 place f1
58806 lift f3
59193 place d2
65193 rest
---
0.000 game state=ready
1000.000 game state=started
6314.000 touched side=white square=d2 piece=P
6937.000 released side=white from=d2 square=d4 piece=P
6937.000 made ply=1 side=white uci=d2d4 san=d4
8937.000 completed ply=1 side=white uci=d2d4 san=d4 by=rest
9758.000 touched side=black square=e5 piece=p
20598.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["b1","g1","b2","f2","g2","h2","c4","d4","e5","d6","f6","a7","b7","g7","a8","c8","d8"]}
20598.000 touched side=black square=d4 piece=P
20598.000 touched side=black square=b1 piece=N
20598.000 released side=black from=e5 square=d4 piece=p
20598.000 touched side=black square=f6 piece=n
20598.000 touched side=black square=f2 piece=P
20598.000 touched side=black square=b7 piece=p
20598.000 touched side=black square=d4 piece=p
20598.000 touched side=black square=a8 piece=r
20598.000 touched side=black square=g2 piece=P
20598.000 touched side=black square=d8 piece=q
20598.000 touched side=black square=c8 piece=b
20598.000 touched side=black square=b2 piece=B
20598.000 touched side=black square=h2 piece=P
20598.000 touched side=black square=d6 piece=p
20598.000 touched side=black square=g1 piece=K
20598.000 touched side=black square=a7 piece=p
20598.000 touched side=black square=c4 piece=P
20598.000 touched side=black square=g7 piece=b
21233.000 touched side=black square=d1 piece=Q
21850.000 touched side=black square=d7 piece=n
22177.000 touched side=black square=b3 piece=P
22834.000 touched side=black square=f7 piece=p
23495.000 touched side=black square=e2 piece=B
24454.000 touched side=black square=h7 piece=p
24969.000 touched side=black square=g8 piece=k
25256.000 touched side=black square=g6 piece=p
25550.000 touched side=black square=f8 piece=r
25868.000 touched side=black square=f1 piece=R
26411.000 touched side=black square=a1 piece=R
27185.000 touched side=black square=f3 piece=N
28155.000 touched side=black square=a2 piece=P
28431.000 touched side=black square=e3 piece=P
29145.000 touched side=black square=c7 piece=p
35221.000 released side=black from=d6 square=d6 piece=p
36216.000 released side=black from=c8 square=c8 piece=b
37240.000 released side=black from=f7 square=f7 piece=p
37240.000 released side=black from=g7 square=f2 piece=b
38169.000 released side=black from=g8 square=h2 piece=k
38747.000 released side=black from=d7 square=d7 piece=n
39273.000 released side=black from=a7 square=a7 piece=p
40054.000 released side=black from=f6 square=b1 piece=n
41019.000 released side=black from=h7 square=h7 piece=p
42486.000 released side=black from=g6 square=g6 piece=p
42486.000 released side=black from=f2 square=g7 piece=b
42486.000 released side=black from=f2 square=f2 piece=P
42486.000 released side=black from=c7 square=a2 piece=p
43068.000 released side=black from=b7 square=b3 piece=p
43650.000 released side=black from=a8 square=a1 piece=r
44189.000 released side=black from=d4 square=f3 piece=p
45809.000 released side=black from=f8 square=c4 piece=r
45809.000 released side=black from=d8 square=e3 piece=q
45809.000 released side=black from=b1 square=b2 piece=N
47255.000 released side=black from=e3 square=d8 piece=q
47255.000 released side=black from=e3 square=e3 piece=P
47255.000 released side=black from=b2 square=e4 piece=B
47255.000 released side=black from=c4 square=f8 piece=r
47255.000 released side=black from=c4 square=c4 piece=P
48090.000 released side=black from=b3 square=b7 piece=p
48090.000 released side=black from=b3 square=b3 piece=P
49290.000 released side=black from=g2 square=f6 piece=P
50001.000 released side=black from=a2 square=c7 piece=p
50001.000 released side=black from=a2 square=a2 piece=P
50920.000 released side=black from=d4 square=e2 piece=P
51633.000 released side=black from=e2 square=g1 piece=B
53588.000 released side=black from=a1 square=a8 piece=r
53588.000 released side=black from=a1 square=a1 piece=R
54462.000 ruling id=1 alert=1 decision=lapsed lasted_ms=33864
54462.000 game state=restored
54462.000 touched side=black square=e5 piece=p
54462.000 released side=black from=e5 square=e4 piece=p
54462.000 made ply=2 side=black uci=e5e4 san=e4
56462.000 completed ply=2 side=black uci=e5e4 san=e4 by=rest
58806.000 touched side=white square=f3 piece=N
59693.000 released side=white from=f3 square=d2 piece=N
59693.000 made ply=3 side=white uci=f3d2 san=Nfd2
61693.000 completed ply=3 side=white uci=f3d2 san=Nfd2 by=rest
