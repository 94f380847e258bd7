# The sealed move is read from its order also where what dead squares show is taken out of it.
set DeadSquares=a3
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! resume
---
5600.000 game state=adjourned
5600.000 clock why=pause
65600.000 game state=resumed
65600.000 clock running=black why=resume
