# Without levers no clock stands by a claim, and nothing keeps the players from playing on.
set Clock=none
1000 ! start
+500 lift g1
+300 place f3
+3000 lift g8
+300 place f6
+3000 ! claim threefold
+3000 lift f3
+300 place g1
+3000 ! confirm last
+3000 lift f6
+300 place g8
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=g1 piece=N
2300.000 released side=white from=g1 square=f3 piece=N
2300.000 made ply=1 side=white uci=g1f3 san=Nf3
4300.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=rest
4800.000 touched side=black square=g8 piece=n
5600.000 released side=black from=g8 square=f6 piece=n
5600.000 made ply=2 side=black uci=g8f6 san=Nf6
7600.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=rest
8100.000 claim side=white kind=threefold held=false
8100.000 draw-offer side=white what=offered
8100.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=3 confidence=certain evidence={"claim":"threefold","found":1,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
11100.000 touched side=white square=f3 piece=N
11900.000 released side=white from=f3 square=g1 piece=N
11900.000 made ply=3 side=white uci=f3g1 san=Ng1
13900.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=rest
14400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
17400.000 touched side=black square=f6 piece=n
17400.000 draw-offer side=white what=lapsed
18200.000 released side=black from=f6 square=g8 piece=n
18200.000 made ply=4 side=black uci=f6g8 san=Ng8
20200.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=rest
