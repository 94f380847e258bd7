# A wrong set-up is found when the adjourned game is set up again: the game is cancelled (7.2.1).
# What was sealed goes with it.
set Edition=2023
1000 press black
pace 1000 300 300
play e4 e5
expect from here
+1000 ! seal Nf3
+1000 ! adjourn
+60000 ! wrong-start
+1000 ! resume
---
6200.000 game state=adjourned
6200.000 clock why=pause
66200.000 game state=ended result=* reason=arbiter article=7.2.1
67200.000 refused resume
