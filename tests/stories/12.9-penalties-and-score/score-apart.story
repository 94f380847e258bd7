# Who keeps refusing to obey the Laws has lost; the arbiter decides what the opponent scores (11.7;
# 2001: 12.7).
editions 2001 2017 2018 2023
1000 press black
pace 1000 300 600
play e4 e5
expect from here
+1000 ! result 0-1/2
---
5800.000 clock why=pause
5800.000 game state=ended result=0-1/2 reason=arbiter
