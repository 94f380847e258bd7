# Neither comes (I.11), and the game is adjourned again with the envelope closed: what was said of
# them holds no longer, and at the next resumption it is opened.
set Edition=2023
set DefaultTime=1800
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! absent white
+100 ! absent black
+1000 ! resume
+600000 ! adjourn
+60000 ! resume
+2000 lift g1
+300 place f3
---
5600.000 game state=adjourned
5600.000 clock why=pause
66700.000 game state=resumed
66700.000 clock running=black why=resume
666700.000 game state=adjourned
666700.000 clock why=pause
726700.000 game state=resumed
726700.000 clock running=black why=resume
728700.000 touched side=white square=g1 piece=N
729500.000 released side=white from=g1 square=f3 piece=N
729500.000 made ply=3 side=white uci=g1f3 san=Nf3
729500.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
