# Without levers a pawn comes down beside its reed, and a reed of the opponent's flickers before he
# answers: that the pawn captured there is possible at most.
set Clock=none
1000 ! start
2000 lift b2
+300 place b3
+4000 lift e7
+300 place e5
+4000 lift g2
+40000 flicker b7 27
+800 lift b8
+500 place c6
+9000 lift f1
+400 place g2
+4000 lift d7
+300 place d5
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=b2 piece=P
2800.000 released side=white from=b2 square=b3 piece=P
2800.000 made ply=1 side=white uci=b2b3 san=b3
4800.000 completed ply=1 side=white uci=b2b3 san=b3 by=rest
6300.000 touched side=black square=e7 piece=p
7100.000 released side=black from=e7 square=e5 piece=p
7100.000 made ply=2 side=black uci=e7e5 san=e5
9100.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
10600.000 touched side=white square=g2 piece=P
50600.000 touched side=white square=b7 piece=p
51127.000 released side=white from=g2 square=b7 piece=P
51427.000 touched side=black square=b8 piece=n
52427.000 released side=black from=b8 square=c6 piece=n
52427.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=3 confidence=possible evidence={"from":"g2","to":"b7","captured":"b7","missing":["g2"],"penalty":{"kind":"add-opponent","seconds":120}}
52427.000 made ply=4 side=black uci=b8c6 san=Nc6
54427.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=rest
60927.000 touched side=white square=f1 piece=B
61827.000 released side=white from=f1 square=g2 piece=B
61827.000 made ply=5 side=white uci=f1g2 san=Bg2
63827.000 completed ply=5 side=white uci=f1g2 san=Bg2 by=rest
65327.000 touched side=black square=d7 piece=p
66127.000 released side=black from=d7 square=d5 piece=p
66127.000 made ply=6 side=black uci=d7d5 san=d5
68127.000 completed ply=6 side=black uci=d7d5 san=d5 by=rest
