# In rapid play each side has completed 3 moves: a wrong set-up stands, and the order is refused
# aloud (B.4).
set Edition=2001
set TimeControl=1800
1000 press black
pace 1000 300 300
play e4 e5 Nf3 Nc6 Bb5 a6
expect from here
+1000 ! wrong-start
+1000 ! result *
---
11600.000 refused wrong-start
12600.000 clock why=pause
12600.000 game state=ended result=* reason=arbiter
