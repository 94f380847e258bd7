# White promotes and presses while the board fails: a queen is assumed.
set Fen=8/4P2k/8/8/8/8/8/4K3 w - - 0 1
1000 press black
2000 fault
+500 lift e7
+500 place e8
+500 press white
+300 answers
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
3800.000 clock running=white why=resume
3800.000 touched side=white square=e7 piece=P
3800.000 released side=white from=e7 square=e8 piece=Q
3800.000 made ply=1 side=white uci=e7e8q san=e8=Q
3800.000 promotion ply=1 piece=Q source=assumed uci=e7e8q san=e8=Q
3800.000 completed ply=1 side=white uci=e7e8q san=e8=Q by=clock
3800.000 clock running=black why=press
