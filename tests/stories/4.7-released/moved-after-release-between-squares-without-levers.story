# Without levers the queen stands between f4 and g4 until the queen on g3 is taken away.
set Fen=1k6/2p5/8/4p3/7Q/6q1/8/K7 w - - 0 1
set Clock=none
1000 ! start
3000 lift h4
+500 place f4
+20 place g4
+5000 lift g4
+10 lift g3
+10 lift f4
+500 place g3
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=h4 piece=Q
4020.000 released side=white from=h4 square=g4 piece=Q
4020.000 made ply=1 side=white uci=h4g4 san=Qg4
8520.000 touched side=white square=g4 piece=Q
8530.000 touched side=white square=g3 piece=q
9540.000 released side=white from=g4 square=g3 piece=Q
9540.000 withdrawn ply=1 uci=h4g4 why=changed
9540.000 made ply=1 side=white uci=h4g3 san=Qxg3
11540.000 completed ply=1 side=white uci=h4g3 san=Qxg3 by=rest
11540.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=1 confidence=possible evidence={"must":{"kind":"stand","own":"h4","to":"g4"},"touched":["h4"],"played":"h4g3","claimable":true}
