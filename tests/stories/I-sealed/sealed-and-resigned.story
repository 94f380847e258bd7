# Resigned before the resumption (I.6): what was sealed nobody is told.
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+900 ! resign black
---
5600.000 game state=adjourned
5600.000 clock why=pause
6500.000 game state=ended result=1-0 reason=resignation article=5.1.2
