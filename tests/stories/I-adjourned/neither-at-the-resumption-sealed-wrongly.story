# Neither is there (I.11), and what White has sealed is no legal move: that shows only when Black has
# come and the envelope is opened (I.7, I.8).
set Edition=2023
set DefaultTime=1800
1000 press black
+500 lift e2
+300 place e4
+600 press white
+500 lift e7
+300 place e5
+600 press black
+900 ! seal Ng5
+900 ! adjourn
+60000 ! absent black
+100 ! absent white
+1000 ! resume
+600000 ! arrived black
+5000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
5600.000 game state=adjourned
5600.000 clock why=pause
66700.000 game state=resumed
66700.000 clock running=black why=resume
666700.000 alert id=1 kind=illegal-move article=I.8 side=white ply=3 confidence=certain evidence={"sealed":"Ng5","penalty":{"kind":"loss","result":"0-1"}}
666700.000 game state=adjourned
666700.000 clock why=pause
671700.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
671700.000 game state=ended result=0-1 reason=illegal-moves article=I.8
