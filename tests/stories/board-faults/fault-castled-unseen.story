# White castles and presses while the board fails: the record has it afterwards.
set Fen=4k3/8/8/8/8/8/8/4K2R w K - 0 1
1000 press black
2000 fault
+500 lift e1 h1
+500 place f1 g1
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
3800.000 touched side=white square=e1 piece=K
3800.000 touched side=white square=h1 piece=R
3800.000 released side=white from=e1 square=g1 piece=K
3800.000 released side=white from=h1 square=f1 piece=R
3800.000 made ply=1 side=white uci=e1g1 san=O-O
3800.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
3800.000 clock running=black why=press
