# White changes his move before the press, which Black has heard and repeated: a correction is
# announced (D.2.8).
set VisuallyDisabled=black
1000 press black
+1000 lift e2
+300 place e4
+1000 second lift e2
+400 second place e4
+500 lift e4
+500 place e3
+900 press white
+900 second lift e4
+900 second place e3
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 announcement ply=1 side=white what=move uci=e2e4 words=Bauer Eva zwei Eva vier
4200.000 touched side=white square=e4 piece=P
5200.000 released side=white from=e4 square=e3 piece=P
5200.000 withdrawn ply=1 uci=e2e4 why=changed
5200.000 made ply=1 side=white uci=e2e3 san=e3
5200.000 announcement ply=1 side=white what=correction uci=e2e3 words=Korrektur: Bauer Eva zwei Eva drei
5600.000 completed ply=1 side=white uci=e2e3 san=e3 by=clock
5600.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=1 confidence=possible evidence={"must":{"kind":"stand","own":"e2","to":"e4"},"touched":["e2"],"played":"e2e3","claimable":true}
5600.000 clock running=black why=press
