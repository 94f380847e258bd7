# The public hears that White's clock runs, and of the reply when it is made on the board.
set DefaultTime=3600
show public
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! arrived black
+900 lift g1
+300 place f3
+900 ! resume
+200 press white
+20000 ! seal Nc6
+900 press black
+300000 ! arrived white
+900 lift b8
+300 place c6
+9000 rest
---
5600.000 game state=adjourned
5600.000 clock why=pause
67700.000 game state=resumed
67700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
67700.000 clock running=black why=resume
88800.000 clock running=white why=press
390500.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
