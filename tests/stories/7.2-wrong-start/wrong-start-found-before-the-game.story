# A wrong set-up that is found before the game cancels nothing: the order is refused.
set Edition=2023
1000 ! wrong-start
---
0.000 game state=ready
1000.000 refused wrong-start
