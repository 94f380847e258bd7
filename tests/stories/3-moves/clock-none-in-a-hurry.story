# Without clocks five moves are made within four seconds, and the board rests after three of them.
# Each was seen, and is told once.
set Clock=none
1000 ! start
2776 lift b2
2944 place b3
3360 lift e7
3520 place e5
3800 lift c1
3928 place b2
4432 lift d7
4592 place d6
6008 lift c2
6184 place c4
---
0.000 game state=ready
1000.000 game state=started
2776.000 touched side=white square=b2 piece=P
3360.000 released side=white from=b2 square=b3 piece=P
3360.000 made ply=1 side=white uci=b2b3 san=b3
3360.000 touched side=black square=e7 piece=p
3800.000 released side=black from=e7 square=e5 piece=p
3800.000 completed ply=1 side=white uci=b2b3 san=b3 by=answer
3800.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 touched side=white square=c1 piece=B
4428.000 released side=white from=c1 square=b2 piece=B
4428.000 completed ply=2 side=black uci=e7e5 san=e5 by=answer
4428.000 made ply=3 side=white uci=c1b2 san=Bb2
4432.000 touched side=black square=d7 piece=p
5092.000 released side=black from=d7 square=d6 piece=p
5092.000 completed ply=3 side=white uci=c1b2 san=Bb2 by=answer
5092.000 made ply=4 side=black uci=d7d6 san=d6
6008.000 touched side=white square=c2 piece=P
6684.000 released side=white from=c2 square=c4 piece=P
6684.000 completed ply=4 side=black uci=d7d6 san=d6 by=answer
6684.000 made ply=5 side=white uci=c2c4 san=c4
8684.000 completed ply=5 side=white uci=c2c4 san=c4 by=rest
