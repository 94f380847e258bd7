# Without levers Black's sealed reply waits for White from when it is sealed.
set DefaultTime=3600
set Clock=none
1000 ! start
+500 lift e2
+300 place e4
+3000 lift e7
+300 place e5
+3000 ! seal Nf3
+900 ! adjourn
+60000 ! arrived black
+900 lift g1
+300 place f3
+900 ! resume
+20000 ! seal Nc5
+300000 ! arrived white
+900 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
4300.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
4800.000 touched side=black square=e7 piece=p
5600.000 released side=black from=e7 square=e5 piece=p
5600.000 made ply=2 side=black uci=e7e5 san=e5
7600.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
9000.000 game state=adjourned
69900.000 touched side=white square=g1 piece=N
70700.000 released side=white from=g1 square=f3 piece=N
70700.000 made ply=3 side=white uci=g1f3 san=Nf3
71100.000 game state=resumed
71100.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
391100.000 alert id=1 kind=illegal-move article=I.8 side=black ply=4 confidence=certain evidence={"sealed":"Nc5","penalty":{"kind":"loss","result":"1-0"}}
391100.000 game state=adjourned
392000.000 ruling id=1 alert=1 side=black decision=confirmed penalty={"kind":"loss","result":"1-0"} by=arbiter
392000.000 game state=ended result=1-0 reason=illegal-moves article=I.8
