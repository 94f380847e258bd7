# Without a clock White's pawn stands on c3, where its reed stays open, and Black straightens his
# knight on e7: a capture from c2 on e7 is only possible.
set Clock=none
set Fen=8/p3np1p/1pn3k1/8/4NPp1/1P2N3/P1P4P/2K5 w - - 1 31
1000 ! start
+23454 lift c2
+2949 lift e7
+278 place e7
+6722 lift h7
+324 place h5
+4105 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
24454.000 touched side=white square=c2 piece=P
27403.000 touched side=white square=e7 piece=n
28181.000 released side=white from=c2 square=e7 piece=P
34403.000 touched side=black square=h7 piece=p
35227.000 released side=black from=h7 square=h5 piece=p
35227.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=possible evidence={"from":"c2","to":"e7","captured":"e7","missing":["c2"],"penalty":{"kind":"add-opponent","seconds":120}}
35227.000 made ply=2 side=black uci=h7h5 san=h5
37227.000 completed ply=2 side=black uci=h7h5 san=h5 by=rest
38832.000 game state=ended result=1/2-1/2 reason=arbiter
