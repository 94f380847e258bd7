# The captured piece never opened its reed; shoved aside it is felt on the next square alone.
set Fen=6k1/8/8/1p6/P7/8/8/6K1 w - - 0 1
500 press black
1000 lift a4
1600 place b6
2250 lift b6
3300 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=a4 piece=P
1600.000 touched side=white square=b5 piece=p
2100.000 released side=white from=a4 square=b5 piece=P
2100.000 made ply=1 side=white uci=a4b5 san=axb5
3300.000 completed ply=1 side=white uci=a4b5 san=axb5 by=clock
3300.000 clock running=black why=press
