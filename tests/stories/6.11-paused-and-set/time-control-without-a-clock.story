# Setting a clock is refused where none is kept, without a time control, and without a game.
set Edition=2023
set Clock=none
set TimeControl=300
1000 ! time-control 900
2000 ! start
+1000 ! time-control 900+10
---
0.000 game state=ready
1000.000 refused time-control 900
2000.000 game state=started
3000.000 refused time-control 900+10
