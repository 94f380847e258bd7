# Without levers the board is cleared and set up again; then the last move, which nobody has
# answered, is taken back, and another made.
set Clock=none
1000 ! start
11112 lift b2
11569 place b3
15061 lift e7
15223 place e5
16723 lift e5
17921 lift f2
20388 lift f1
21458 lift e2
22425 lift e8
23242 lift a1
24036 lift g7
25029 lift f7
26914 lift d8
28032 lift h7
28733 lift b8
30930 lift c1
33252 lift b3
35264 lift f8
36779 lift h8
37731 lift b7
42752 place f8
42912 place h8
43100 place e8
43482 place b3
43786 place f2
44108 place e2
44268 place g7
44617 place b7
44719 place h7
44846 place f1
45140 place e5
45443 place a1
45563 place d8
45844 place c1
45984 place b8
46081 place f7
51838 lift e5
52380 place e7
53624 lift f7
53808 place f5
56063 lift b1
56295 place a3
58879 lift d7
59124 place d5
65124 rest
---
0.000 game state=ready
1000.000 game state=started
11112.000 touched side=white square=b2 piece=P
12069.000 released side=white from=b2 square=b3 piece=P
12069.000 made ply=1 side=white uci=b2b3 san=b3
14069.000 completed ply=1 side=white uci=b2b3 san=b3 by=rest
15061.000 touched side=black square=e7 piece=p
15723.000 released side=black from=e7 square=e5 piece=p
15723.000 made ply=2 side=black uci=e7e5 san=e5
17723.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
25888.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["a1","f1","e2","f2","e5","f7","g7","e8"]}
25888.000 touched side=black square=e5 piece=p
25888.000 touched side=black square=f2 piece=P
25888.000 touched side=black square=f1 piece=B
25888.000 touched side=black square=e2 piece=P
25888.000 touched side=black square=e8 piece=k
25888.000 touched side=black square=a1 piece=R
25888.000 touched side=black square=g7 piece=p
25888.000 touched side=black square=f7 piece=p
26914.000 touched side=black square=d8 piece=q
28032.000 touched side=black square=h7 piece=p
28733.000 touched side=black square=b8 piece=n
30930.000 touched side=black square=c1 piece=B
33252.000 touched side=black square=b3 piece=P
35264.000 touched side=black square=f8 piece=b
36779.000 touched side=black square=h8 piece=r
37731.000 touched side=black square=b7 piece=p
46581.000 ruling id=1 alert=1 decision=lapsed lasted_ms=20693 ply=2 last_ply=2
46581.000 game state=restored
51838.000 touched side=black square=e5 piece=p
52880.000 released side=black from=e5 square=e7 piece=p
52880.000 withdrawn ply=2 uci=e7e5 why=taken-back
53624.000 touched side=black square=f7 piece=p
54308.000 released side=black from=f7 square=f5 piece=p
54308.000 made ply=2 side=black uci=f7f5 san=f5
56308.000 completed ply=2 side=black uci=f7f5 san=f5 by=rest
56308.000 touched side=white square=b1 piece=N
56795.000 released side=white from=b1 square=a3 piece=N
56795.000 made ply=3 side=white uci=b1a3 san=Na3
58795.000 completed ply=3 side=white uci=b1a3 san=Na3 by=rest
58879.000 touched side=black square=d7 piece=p
59624.000 released side=black from=d7 square=d5 piece=p
59624.000 made ply=4 side=black uci=d7d5 san=d5
61624.000 completed ply=4 side=black uci=d7d5 san=d5 by=rest
