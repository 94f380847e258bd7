# A knight falls as the opponent presses. Its player presses for it to be set up, and the opponent
# presses back: that was no press without a move, though the knight seems to have captured unseen.
set Fen=8/5R2/5np1/1p2Np1k/8/1r2P2P/4K3/8 b - - 1 41
1000 press white
+9000 lift f6
+800 place d5
+1150 press black
+460 lift e5
+9200 press white
+2300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
10000.000 touched side=black square=f6 piece=n
11300.000 released side=black from=f6 square=d5 piece=n
11300.000 made ply=1 side=black uci=f6d5 san=Nd5
11950.000 completed ply=1 side=black uci=f6d5 san=Nd5 by=clock
11950.000 clock running=white why=press
12410.000 touched side=white square=e5 piece=N
21610.000 touched side=white square=g6 piece=p
21610.000 released side=white from=e5 square=g6 piece=N
21610.000 made ply=2 side=white uci=e5g6 san=Nxg6
21610.000 completed ply=2 side=white uci=e5g6 san=Nxg6 by=clock
21610.000 clock running=black why=press
23910.000 alert id=1 kind=no-move article=7.5.3 side=black ply=3 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
23910.000 clock running=white why=press
