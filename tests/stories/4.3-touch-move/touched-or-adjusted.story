# A knight that was lifted by itself and put back may have been adjusted, which White says aloud:
# that it was touched is only possible.
editions 2001 2017 2018 2023
1000 press black
2000 lift g1
+1200 place g1
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3700.000 released side=white from=g1 square=g1 piece=N
4100.000 touched side=white square=d2 piece=P
4700.000 released side=white from=d2 square=d4 piece=P
4700.000 made ply=1 side=white uci=d2d4 san=d4
4700.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
[2001] 4700.000 alert id=1 kind=touch-move article=4.3a side=white ply=1 confidence=possible evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":true}
[2017 2018 2023] 4700.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=possible evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":true}
4700.000 clock running=black why=press
