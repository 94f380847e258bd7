# Without levers a bishop that has rested is taken on by its player, and the opponent takes up a
# piece of his own 0.9 s later: the move was changed.
set Clock=none
set Fen=r4r1k/ppp1qnpp/3b1n2/1P2p3/4P3/P4NPb/1B1NBP1P/R2QR1K1 b - - 0 20
1000 ! start
3000 lift d6
3200 place b4
9300 lift b4
9700 place c5
10600 lift e2
11300 place f1
13900 lift f6
14200 place g4
16800 lift e1
17200 place e2
22200 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=black square=d6 piece=b
5200.000 released side=black from=d6 square=b4 piece=b
5200.000 made ply=1 side=black uci=d6b4 san=Bb4
7200.000 completed ply=1 side=black uci=d6b4 san=Bb4 by=rest
9300.000 touched side=black square=b4 piece=b
10600.000 released side=black from=b4 square=c5 piece=b
10600.000 withdrawn ply=1 uci=d6b4 why=changed
10600.000 made ply=1 side=black uci=d6c5 san=Bc5
10600.000 alert id=1 kind=moved-after-release article=4.7 side=black ply=1 confidence=likely evidence={"must":{"kind":"stand","own":"d6","to":"b4"},"touched":["d6"],"played":"d6c5","claimable":false}
10600.000 touched side=white square=e2 piece=B
11800.000 released side=white from=e2 square=f1 piece=B
11800.000 completed ply=1 side=black uci=d6c5 san=Bc5 by=answer
11800.000 made ply=2 side=white uci=e2f1 san=Bf1
13800.000 completed ply=2 side=white uci=e2f1 san=Bf1 by=rest
13900.000 touched side=black square=f6 piece=n
14700.000 released side=black from=f6 square=g4 piece=n
14700.000 made ply=3 side=black uci=f6g4 san=Ng4
16700.000 completed ply=3 side=black uci=f6g4 san=Ng4 by=rest
16800.000 touched side=white square=e1 piece=R
17700.000 released side=white from=e1 square=e2 piece=R
17700.000 made ply=4 side=white uci=e1e2 san=Re2
19700.000 completed ply=4 side=white uci=e1e2 san=Re2 by=rest
