# In rapid each side has completed 10 moves, in 2001 three: a wrong set-up stands, and the order is
# refused aloud (A.5.1; 2017, 2018: A.4.1; 2001: B.4).
editions 2001 2017 2018 2023
set TimeControl=1800
1000 press black
pace 1000 300 300
play e4 e5 Nf3 Nc6 Bb5 a6
[2017 2018 2023] play Ba4 Nf6 d3 d6 c3 g6 Nbd2 Bg7 h3 h6 Qe2 Qe7 a3 Bd7
expect from here
+1000 ! wrong-start
+1000 ! result *
---
[2001] 11600.000 refused wrong-start
[2001] 12600.000 clock why=pause
[2001] 12600.000 game state=ended result=* reason=arbiter
[2017 2018 2023] 34000.000 refused wrong-start
[2017 2018 2023] 35000.000 clock why=pause
[2017 2018 2023] 35000.000 game state=ended result=* reason=arbiter
