# Black captures in passing with the pawn on d4, where no reed works: what seems a move that White
# has changed may be an answer, and accuses nobody for certain.
set Clock=none
set DeadSquares=d4
set Fen=8/2P5/8/8/3pk3/8/4P3/K7 b - - 0 1
1000 ! start
3000 lift e4
+600 place f4
+15000 lift e2
+600 place e4
+85000 lift e4
+700 place e3
+90000 lift c7
+600 place c8
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=black square=e4 piece=k
4100.000 released side=black from=e4 square=f4 piece=k
4100.000 made ply=1 side=black uci=e4f4 san=Kf4
6100.000 completed ply=1 side=black uci=e4f4 san=Kf4 by=rest
18600.000 touched side=white square=e2 piece=P
19700.000 released side=white from=e2 square=e4 piece=P
19700.000 made ply=2 side=white uci=e2e4 san=e4
21700.000 completed ply=2 side=white uci=e2e4 san=e4 by=rest
104200.000 touched side=white square=e4 piece=P
106400.000 released side=white from=e4 square=e3 piece=P
106400.000 withdrawn ply=2 uci=e2e4 why=changed
106400.000 made ply=2 side=white uci=e2e3 san=e3+
108400.000 completed ply=2 side=white uci=e2e3 san=e3+ by=rest
108400.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=2 confidence=possible evidence={"must":{"kind":"stand","own":"e2","to":"e4"},"touched":["e2"],"played":"e2e3","claimable":true}
194900.000 touched side=white square=c7 piece=P
196000.000 made ply=3 side=black uci=d4e3 san=dxe3
196000.000 completed ply=3 side=black uci=d4e3 san=dxe3 by=answer
196000.000 made ply=4 side=white uci=c7c8q san=c8=Q
196000.000 promotion ply=4 piece=Q source=assumed uci=c7c8q san=c8=Q
196000.000 completed ply=4 side=white uci=c7c8q san=c8=Q by=rest
