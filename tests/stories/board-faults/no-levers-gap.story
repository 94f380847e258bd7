# Without levers three moves are made in a gap; what rests behind it shows which.
set Clock=none
1000 ! start
play e4 e5
+500 fault
+500 lift g1
+300 place f3
+500 lift b8
+300 place c6
+500 lift f1
+300 place b5
+500 answers
+3000 lift a7
+300 place a6
+3000 lift b5
+300 place a4
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2300.000 touched side=black square=e7 piece=p
3100.000 released side=black from=e7 square=e5 piece=p
3100.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
3100.000 made ply=2 side=black uci=e7e5 san=e5
4100.000 alert id=1 kind=sensor ply=2 confidence=likely evidence={"what":"fault","since":3100000,"times":1,"silent_ms":1000}
6500.000 alert id=2 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["f1","g1","b8"],"unexpected":["f3","b5","c6"]}
8000.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
9800.000 made ply=3 side=white uci=g1f3 san=Nf3
9800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=answer
9800.000 made ply=4 side=black uci=b8c6 san=Nc6
9800.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=answer
9800.000 made ply=5 side=white uci=f1b5 san=Bb5
9800.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=answer
9800.000 made ply=6 side=black uci=a7a6 san=a6
9800.000 completed ply=6 side=black uci=a7a6 san=a6 by=rest
9800.000 ruling id=1 alert=2 decision=lapsed lasted_ms=3300 ply=3 last_ply=6
12300.000 touched side=white square=b5 piece=B
13100.000 released side=white from=b5 square=a4 piece=B
13100.000 made ply=7 side=white uci=b5a4 san=Ba4
15100.000 completed ply=7 side=white uci=b5a4 san=Ba4 by=rest
