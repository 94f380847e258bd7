# Without levers the hand that draws back from its move knocks over two of the opponent's pieces,
# which he sets up again: that he touched one of them first is possible at most.
set Clock=none
1000 ! start
2000 lift e2
+300 place e4
+4000 lift e7
+300 place e5
+4000 lift g1
+600 place f3
+500 lift b8
+100 lift c7
+3500 place b8
+1700 place c7
+4000 lift d7
+500 place d6
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
4800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
6300.000 touched side=black square=e7 piece=p
7100.000 released side=black from=e7 square=e5 piece=p
7100.000 made ply=2 side=black uci=e7e5 san=e5
9100.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
10600.000 touched side=white square=g1 piece=N
11700.000 released side=white from=g1 square=f3 piece=N
11700.000 made ply=3 side=white uci=g1f3 san=Nf3
11700.000 touched side=black square=b8 piece=n
11800.000 touched side=black square=c7 piece=p
15800.000 released side=black from=b8 square=b8 piece=n
17500.000 released side=black from=c7 square=c7 piece=p
21000.000 touched side=black square=d7 piece=p
22000.000 released side=black from=d7 square=d6 piece=p
22000.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=answer
22000.000 made ply=4 side=black uci=d7d6 san=d6
24000.000 completed ply=4 side=black uci=d7d6 san=d6 by=rest
24000.000 alert id=1 kind=touch-move article=4.3.1 side=black ply=4 confidence=possible evidence={"must":{"kind":"move","own":"b8"},"touched":["b8","c7","d7"],"played":"d7d6","claimable":true}
