# A game that was discontinued has no result, and a game that is not there none either.
set Edition=2023
500 ! colours-reversed
1000 press black
pace 1000 300 600
play e4 e5
+1000 ! colours-reversed
+1000 ! colours-reversed
---
0.000 game state=ready
500.000 refused colours-reversed
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
3900.000 touched side=black square=e7 piece=p
4700.000 released side=black from=e7 square=e5 piece=p
4700.000 made ply=2 side=black uci=e7e5 san=e5
4800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4800.000 clock running=white why=press
5800.000 clock why=pause
5800.000 game state=ended result=* reason=arbiter article=7.3
6800.000 refused colours-reversed
