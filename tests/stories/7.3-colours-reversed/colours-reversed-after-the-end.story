# A game that is over stands though it began with colours reversed (8.7): what is told is whose the
# colours were.
editions 2001 2017 2018 2023
1000 press black
pace 1000 300 600
play e4 e5
expect from here
+1000 ! resign white
+1000 ! colours-reversed
+1000 ! colours-reversed
+1000 ! colours-reversed
+1000 ! reopen
---
5800.000 clock why=pause
[2001] 5800.000 game state=ended result=0-1 reason=resignation article=5.1b
[2017 2018 2023] 5800.000 game state=ended result=0-1 reason=resignation article=5.1.2
[2001] 6800.000 game state=ended reversed=true result=0-1 reason=resignation article=5.1b
[2017 2018 2023] 6800.000 game state=ended reversed=true result=0-1 reason=resignation article=5.1.2
[2001] 7800.000 game state=ended result=0-1 reason=resignation article=5.1b
[2017 2018 2023] 7800.000 game state=ended result=0-1 reason=resignation article=5.1.2
[2001] 8800.000 game state=ended reversed=true result=0-1 reason=resignation article=5.1b
[2017 2018 2023] 8800.000 game state=ended reversed=true result=0-1 reason=resignation article=5.1.2
9800.000 game state=paused reversed=true by=arbiter
9800.000 clock why=pause
