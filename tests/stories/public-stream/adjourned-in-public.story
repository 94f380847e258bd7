# The public hears that the game is adjourned, and nothing of what was sealed.
show public
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! resume
+900 lift g1
+300 place f3
+900 lift b8
+300 place c6
+600 press black
---
5600.000 game state=adjourned
5600.000 clock why=pause
65600.000 game state=resumed
65600.000 clock running=black why=resume
67300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
