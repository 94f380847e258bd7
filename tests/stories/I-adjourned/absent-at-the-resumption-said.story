# The arbiter says that White, who has sealed, is absent, and then that Black is.
# Black is there at first, and the envelope is opened (I.7); he comes before play is resumed: the
# later word counts.
set Edition=2023
set DefaultTime=1800
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! absent white
+1000 ! resume
+2000 ! adjourn
+1000 ! absent black
+1000 ! arrived black
+1000 ! resume
+1000 ! absent white
---
5600.000 game state=adjourned
5600.000 clock why=pause
66600.000 game state=resumed
66600.000 clock running=black why=resume
68600.000 game state=adjourned
68600.000 clock why=pause
71600.000 game state=resumed
71600.000 clock running=black why=resume
72600.000 refused absent white
