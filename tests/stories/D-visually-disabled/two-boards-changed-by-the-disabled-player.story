# A visually disabled player's move is made only once he has announced it (D.2.3.3), which nobody
# can sense: that he changed it after seconds is only possible.
set VisuallyDisabled=white
1000 press black
+1000 second lift e2
+300 second place e4
+4000 second lift e4
+500 second place e3
+900 press white
+1000 lift e2
+300 place e3
+1000 lift e7
+300 place e5
+4000 lift e5
+500 place e6
+900 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 announcement ply=1 side=white what=move uci=e2e4 words=Bauer Eva zwei Eva vier
6300.000 touched side=white square=e4 piece=P
7300.000 released side=white from=e4 square=e3 piece=P
7300.000 withdrawn ply=1 uci=e2e4 why=changed
7300.000 made ply=1 side=white uci=e2e3 san=e3
7300.000 announcement ply=1 side=white what=correction uci=e2e3 words=Korrektur: Bauer Eva zwei Eva drei
7700.000 completed ply=1 side=white uci=e2e3 san=e3 by=clock
7700.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=1 confidence=possible evidence={"must":{"kind":"stand","own":"e2","to":"e4"},"touched":["e2"],"played":"e2e3","claimable":true}
7700.000 clock running=black why=press
10000.000 touched side=black square=e7 piece=p
10800.000 released side=black from=e7 square=e5 piece=p
10800.000 made ply=2 side=black uci=e7e5 san=e5
10800.000 announcement ply=2 side=black what=move uci=e7e5 words=Bauer Eva sieben Eva fuenf
14300.000 touched side=black square=e5 piece=p
15300.000 released side=black from=e5 square=e6 piece=p
15300.000 withdrawn ply=2 uci=e7e5 why=changed
15300.000 made ply=2 side=black uci=e7e6 san=e6
15300.000 announcement ply=2 side=black what=correction uci=e7e6 words=Korrektur: Bauer Eva sieben Eva sechs
15700.000 completed ply=2 side=black uci=e7e6 san=e6 by=clock
15700.000 alert id=2 kind=moved-after-release article=4.7 side=black ply=2 confidence=likely evidence={"must":{"kind":"stand","own":"e7","to":"e5"},"touched":["e7"],"played":"e7e6","claimable":true}
15700.000 clock running=white why=press
