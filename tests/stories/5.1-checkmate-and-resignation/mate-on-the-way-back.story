# While the position is being restored nothing is made, completed or ended.
set Fen=rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2
1000 press white
2000 lift d8
+300 place h6
+300 press black
+900 ! confirm last
+900 lift h6
+300 place h4
+900 lift h4
+300 place d8
+900 press white
+900 lift d8
+300 place h4
+900 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=d8 piece=q
2600.000 released side=black from=d8 square=h6 piece=q
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=1 confidence=certain evidence={"from":"d8","to":"h6","missing":["d8"],"unexpected":["h6"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=white why=press
3500.000 ruling id=1 alert=1 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3500.000 game state=paused by=arbiter
3500.000 clock why=pause
3500.000 game state=irregular
4400.000 touched side=black square=h6 piece=q
5200.000 released side=black from=h6 square=h4 piece=q
5600.000 touched side=black square=h4 piece=q
6400.000 released side=black from=h4 square=d8 piece=q
6400.000 game state=restored
6800.000 game state=resumed
6800.000 clock running=black why=resume
7700.000 touched side=black square=d8 piece=q
8500.000 released side=black from=d8 square=h4 piece=q
8500.000 made ply=1 side=black uci=d8h4 san=Qh4#
8500.000 completed ply=1 side=black uci=d8h4 san=Qh4# by=end
8500.000 clock why=pause
8500.000 game state=ended result=0-1 reason=checkmate article=5.1.1
