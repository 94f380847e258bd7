# White adjusts his king and the piece beside, with both hands, and presses without a move: he
# did not capture.
set Fen=4k3/pp6/8/8/8/6P1/PP4bP/6K1 w - - 0 1
1000 press black
2800 ! adjust g1 g2
3000 lift g1
3300 lift g2
4000 place g2
4200 place g1
12000 press white
16000 lift a7
16500 place a6
17000 press black
21000 lift a2
21500 place a3
22000 press white
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4700.000 adjusted side=white squares=["g1","g2"]
12000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
12000.000 clock running=black why=press
16000.000 touched side=black square=a7 piece=p
17000.000 released side=black from=a7 square=a6 piece=p
17000.000 made ply=2 side=black uci=a7a6 san=a6
17000.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
17000.000 clock running=white why=press
21000.000 touched side=white square=a2 piece=P
22000.000 released side=white from=a2 square=a3 piece=P
22000.000 made ply=3 side=white uci=a2a3 san=a3
22000.000 completed ply=3 side=white uci=a2a3 san=a3 by=clock
22000.000 clock running=black why=press
