# Agreed drawn before the resumption (I.6); that pieces were touched meanwhile rejects no offer
# (I.4).
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+900 ! offer-draw black
+900 lift d2
+900 place d2
+900 ! accept-draw
---
5600.000 game state=adjourned
5600.000 clock why=pause
6500.000 draw-offer side=black what=offered
7400.000 touched side=white square=d2 piece=P
8800.000 released side=white from=d2 square=d2 piece=P
9200.000 draw-offer side=white what=accepted
9200.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
