# The queen closes the reeds of g5 and f5 at once, and opens them at once: she may have stood
# between the two, and not have been released.
set Fen=1k6/2p5/8/4p3/7Q/6q1/8/K7 w - - 0 1
1000 press black
3000 lift h4
+500 place g5
+20 place f5
+5000 lift g5
+10 lift f5
+500 place e7
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=h4 piece=Q
4020.000 released side=white from=h4 square=g5 piece=Q
4020.000 made ply=1 side=white uci=h4g5 san=Qg5
8520.000 touched side=white square=g5 piece=Q
9530.000 released side=white from=g5 square=e7 piece=Q
9530.000 withdrawn ply=1 uci=h4g5 why=changed
9530.000 made ply=1 side=white uci=h4e7 san=Qe7
9930.000 completed ply=1 side=white uci=h4e7 san=Qe7 by=clock
9930.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=1 confidence=possible evidence={"must":{"kind":"stand","own":"h4","to":"g5"},"touched":["h4"],"played":"h4e7","claimable":true}
9930.000 clock running=black why=press
