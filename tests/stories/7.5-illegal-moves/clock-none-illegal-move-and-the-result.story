# Without clocks a bishop stands where it has no legal move, and the result is entered before an
# answer: no move of a pawn is told that would leave the bishop beside its reed.
set Clock=none
1000 ! start
+1000 lift e2
+300 place e4
+3000 lift f8
+500 place d6
+3000 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
4800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
5300.000 touched side=black square=f8 piece=b
8800.000 game state=ended result=1/2-1/2 reason=arbiter
