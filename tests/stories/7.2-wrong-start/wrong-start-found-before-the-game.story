# Before any game there is none to cancel.
set Edition=2023
1000 ! wrong-start
---
0.000 game state=ready
1000.000 refused wrong-start
