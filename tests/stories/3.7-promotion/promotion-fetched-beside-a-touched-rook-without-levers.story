# Without levers a rook that was off for a moment was not taken while the new piece is fetched.
set Fen=3r3k/4P3/6K1/8/8/8/8/8 w - - 0 1
set Clock=none
1000 ! start
+3000 lift e7
+300 flicker d8 100
+5000 place e8
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
4000.000 touched side=white square=e7 piece=P
4300.000 touched side=white square=d8 piece=r
11400.000 released side=white from=e7 square=e8 piece=Q
11400.000 released side=white from=d8 square=d8 piece=r
11400.000 made ply=1 side=white uci=e7e8q san=e8=Q+
13400.000 completed ply=1 side=white uci=e7e8q san=e8=Q+ by=rest
13400.000 alert id=1 kind=touch-move article=4.3.3 side=white ply=1 confidence=possible evidence={"must":{"kind":"capture-with","own":"e7","opponent":"d8"},"touched":["e7","d8"],"played":"e7e8q","claimable":true}
