# A strong magnet keeps both reeds closed for a good part of a slow push.
500 press black
1000 place b3
1240 lift b2
2500 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1240.000 touched side=white square=b2 piece=P
1740.000 released side=white from=b2 square=b3 piece=P
1740.000 made ply=1 side=white uci=b2b3 san=b3
2500.000 completed ply=1 side=white uci=b2b3 san=b3 by=clock
2500.000 clock running=black why=press
