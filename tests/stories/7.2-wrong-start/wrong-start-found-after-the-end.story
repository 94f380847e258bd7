# A game that has a result stands: 7.2.1 speaks of what is found during a game.
set Edition=2023
1000 press black
pace 1000 300 300
play e4 e5
expect from here
+1000 ! resign white
+1000 ! wrong-start
---
5200.000 clock why=pause
5200.000 game state=ended result=0-1 reason=resignation article=5.1.2
6200.000 refused wrong-start
