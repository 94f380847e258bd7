# A file drops out for a second and a half, and White moves a pawn on it and presses: nobody is
# accused, and the move is told when the file is back.
1000 press black
2000 lift a1 a2 a7 a8
+1000 press white
+500 place a1 a4 a7 a8
+1000 lift e7
+300 place e5
+300 press black
+1000 lift a1
+300 place a3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
3000.000 clock running=black why=press
3515.000 touched side=white square=a2 piece=P
4015.000 released side=white from=a2 square=a4 piece=P
4015.000 made ply=1 side=white uci=a2a4 san=a4
4500.000 touched side=black square=e7 piece=p
5100.000 released side=black from=e7 square=e5 piece=p
5100.000 made ply=2 side=black uci=e7e5 san=e5
5100.000 completed ply=1 side=white uci=a2a4 san=a4 by=answer
5100.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5100.000 clock running=white why=press
6100.000 touched side=white square=a1 piece=R
6700.000 released side=white from=a1 square=a3 piece=R
6700.000 made ply=3 side=white uci=a1a3 san=Ra3
6700.000 completed ply=3 side=white uci=a1a3 san=Ra3 by=clock
6700.000 clock running=black why=press
