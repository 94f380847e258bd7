# An order that meets a contact in doubt waits until it is decided; its refusal is told all the
# same.
1000 press black
2000 lift e2
+0 ! accept-draw
+1 ! resume
+1 ! pause
+1 ! pause
+400 place e4
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 refused accept-draw
2001.000 refused resume
2002.000 game state=paused by=arbiter
2002.000 clock why=pause
2003.000 refused pause
2002.000 touched side=white square=e2 piece=P
2903.000 released side=white from=e2 square=e4 piece=P
2903.000 made ply=1 side=white uci=e2e4 san=e4
