# The queen is slid over h5 to g5, where she stands for long, and goes on to e7.
set Fen=1k6/2p5/8/4p3/7Q/6q1/8/K7 w - - 0 1
1000 press black
3000 lift h4
+500 place h5
+80 place g5
+80 lift h5
+5000 lift g5
+500 place e7
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=h4 piece=Q
4160.000 released side=white from=h4 square=g5 piece=Q
4160.000 made ply=1 side=white uci=h4g5 san=Qg5
8660.000 touched side=white square=g5 piece=Q
9660.000 released side=white from=g5 square=e7 piece=Q
9660.000 withdrawn ply=1 uci=h4g5 why=changed
9660.000 made ply=1 side=white uci=h4e7 san=Qe7
10060.000 completed ply=1 side=white uci=h4e7 san=Qe7 by=clock
10060.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=1 confidence=likely evidence={"must":{"kind":"stand","own":"h4","to":"g5"},"touched":["h4"],"played":"h4e7","claimable":true}
10060.000 clock running=black why=press
