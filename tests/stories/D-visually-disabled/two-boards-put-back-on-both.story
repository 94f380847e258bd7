# Both players put a completed move back without any order: the boards agree with each other and not
# with the record.
set VisuallyDisabled=black
1000 press black
+1000 lift e2
+300 place e4
+1000 press white
+1500 second lift e2
+700 second place e4
+1500 second lift e7
+700 second place e5
+900 press black
+1000 second lift e5
+700 second place e7
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 announcement ply=1 side=white what=move uci=e2e4 words=Bauer Eva zwei Eva vier
3300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3300.000 clock running=black why=press
7000.000 touched side=black square=e7 piece=p
8200.000 released side=black from=e7 square=e5 piece=p
8200.000 made ply=2 side=black uci=e7e5 san=e5
8200.000 announcement ply=2 side=black what=move uci=e7e5 words=Bauer Eva sieben Eva fuenf
8600.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
8600.000 clock running=white why=press
10815.000 touched side=white square=e5 piece=p
11315.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["e5"],"unexpected":["e7"]}
