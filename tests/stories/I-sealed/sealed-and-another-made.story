# Another move than the sealed one is made on the board, and pressed.
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! resume
+500 lift b1
+300 place c3
+600 press white
---
5600.000 game state=adjourned
5600.000 clock why=pause
65600.000 game state=resumed
65600.000 clock running=black why=resume
66100.000 touched side=white square=b1 piece=N
66900.000 released side=white from=b1 square=c3 piece=N
66900.000 made ply=3 side=white uci=b1c3 san=Nc3
67000.000 alert id=1 kind=touch-move article=I.9 side=white ply=3 confidence=likely evidence={"sealed":"Nf3"}
67000.000 completed ply=3 side=white uci=b1c3 san=Nc3 by=clock
