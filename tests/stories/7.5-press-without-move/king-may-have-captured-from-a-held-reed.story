# White's king may have taken what he put back, and hold the reed that he left: a press without a
# move is possible at most.
set Fen=4k3/pp6/8/8/8/6P1/PP4bP/6K1 w - - 0 1
1000 press black
2800 ! adjust b2 g2
3000 lift b2
3800 place b2
6000 lift g2
8400 place g2
12000 press white
16000 lift a7
16500 place a6
17000 press black
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4300.000 adjusted side=white squares=["b2"]
8900.000 adjusted side=white squares=["g2"]
12000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
12000.000 clock running=black why=press
16000.000 touched side=black square=a7 piece=p
17000.000 released side=black from=a7 square=a6 piece=p
17000.000 made ply=2 side=black uci=a7a6 san=a6
17000.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
17000.000 clock running=white why=press
