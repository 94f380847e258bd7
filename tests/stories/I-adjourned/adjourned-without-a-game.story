# Adjourning is refused while no game is being played.
500 ! adjourn
+500 ! seal Nf3
+500 ! scoresheet white
---
0.000 game state=ready
500.000 refused adjourn
1000.000 refused seal Nf3
1500.000 refused scoresheet white
