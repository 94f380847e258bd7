# Without levers nobody sees a press: the arbiter saw White start Black's clock without a move.
set Clock=none
1000 ! start
+1000 ! offence black no-move
+1000 ! offence white no-move
+1000 ! offence white no-move
+1000 ! resume
+1000 lift e2
+300 place e4
+3000 ! offence white no-move
---
0.000 game state=ready
1000.000 game state=started
2000.000 refused offence black no-move
3000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
3000.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3000.000 game state=paused by=arbiter
3000.000 game state=irregular
3000.000 game state=restored
4000.000 refused offence white no-move
5000.000 game state=resumed
6000.000 touched side=white square=e2 piece=P
6800.000 released side=white from=e2 square=e4 piece=P
6800.000 made ply=1 side=white uci=e2e4 san=e4
8800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
9300.000 alert id=2 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"loss","result":"0-1"}}
9300.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
9300.000 game state=ended result=0-1 reason=illegal-moves article=7.5.5
