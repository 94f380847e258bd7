# Without levers two plies are taken back, the earlier one first: the later one may be an illegal
# move, and is none once other moves follow.
set Clock=none
1000 ! start
5808 lift b2
6253 place b3
9235 lift e7
9720 place e5
11913 lift c1
12210 place b2
19531 lift e5
19913 place e7
23520 lift b2
23980 place c1
26557 lift e7
26655 place e5
30422 lift d2
30803 place d4
32958 lift b8
33055 place c6
39055 rest
---
0.000 game state=ready
1000.000 game state=started
5808.000 touched side=white square=b2 piece=P
6753.000 released side=white from=b2 square=b3 piece=P
6753.000 made ply=1 side=white uci=b2b3 san=b3
8753.000 completed ply=1 side=white uci=b2b3 san=b3 by=rest
9235.000 touched side=black square=e7 piece=p
10220.000 released side=black from=e7 square=e5 piece=p
10220.000 made ply=2 side=black uci=e7e5 san=e5
12220.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
12220.000 touched side=white square=c1 piece=B
12710.000 released side=white from=c1 square=b2 piece=B
12710.000 made ply=3 side=white uci=c1b2 san=Bb2
14710.000 completed ply=3 side=white uci=c1b2 san=Bb2 by=rest
19531.000 touched side=black square=e5 piece=p
20413.000 released side=black from=e5 square=e7 piece=p
23520.000 touched side=white square=b2 piece=B
24480.000 released side=white from=b2 square=c1 piece=B
24480.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=4 confidence=possible evidence={"from":"e5","to":"e7","missing":["e5"],"unexpected":["e7"],"penalty":{"kind":"add-opponent","seconds":120}}
24480.000 made ply=5 side=white uci=b2c1 san=Bc1
26480.000 completed ply=5 side=white uci=b2c1 san=Bc1 by=rest
26557.000 touched side=black square=e7 piece=p
27155.000 released side=black from=e7 square=e5 piece=p
27155.000 made ply=6 side=black uci=e7e5 san=e5
29155.000 completed ply=6 side=black uci=e7e5 san=e5 by=rest
30422.000 touched side=white square=d2 piece=P
31303.000 ruling id=1 alert=1 decision=lapsed
31303.000 withdrawn ply=6 uci=e7e5 why=changed
31303.000 withdrawn ply=5 uci=b2c1 why=changed
31303.000 withdrawn ply=3 uci=c1b2 why=changed
31303.000 made ply=3 side=white uci=d2d4 san=d4
31303.000 completed ply=3 side=white uci=d2d4 san=d4 by=rest
32958.000 touched side=black square=b8 piece=n
33555.000 released side=black from=b8 square=c6 piece=n
33555.000 made ply=4 side=black uci=b8c6 san=Nc6
35555.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=rest
