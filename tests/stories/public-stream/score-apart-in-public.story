# The public hears the score, and of no penalty.
set Edition=2023
show public
1000 press black
pace 1000 300 600
play e4 e5
expect from here
+1000 ! resign white
+1000 ! penalty black points 0.5
---
5800.000 clock why=pause
5800.000 game state=ended result=0-1 reason=resignation article=5.1.2
6800.000 game state=ended result=0-1/2 reason=resignation article=5.1.2
