# A draw is not allowed yet, and is told; then the kings show that White has won, which is what ends
# the game.
set DrawOffersFromMove=30
1000 press black
2000 lift e2
+300 place e3
+600 press white
+500 lift e7
+300 place e5
+600 press black
+2000 lift e8
+600 place d5
+900 lift e1
+600 place d4
+3000 lift d4
+600 place e4
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e3 piece=P
2800.000 made ply=1 side=white uci=e2e3 san=e3
2900.000 completed ply=1 side=white uci=e2e3 san=e3 by=clock
2900.000 clock running=black why=press
3400.000 touched side=black square=e7 piece=p
4200.000 released side=black from=e7 square=e5 piece=p
4200.000 made ply=2 side=black uci=e7e5 san=e5
4300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4300.000 clock running=white why=press
6300.000 touched side=white square=e8 piece=k
8900.000 alert id=1 kind=displaced article=9.1.1 ply=3 confidence=possible evidence={"kings":"1\/2-1\/2","missing":["e1","e8"],"unexpected":["d4","d5"],"result":"1\/2-1\/2"}
12500.000 clock why=pause
12500.000 game state=ended result=1-0 reason=kings-centred
