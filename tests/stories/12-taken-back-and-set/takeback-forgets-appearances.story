# A position that appeared in moves that were taken back has not appeared: the third claim of it
# counts two (9.2).
1000 press black
pace 1000 300 300
play Nf3
pace 2000 300 300
play Nf6 Ng1 Ng8
expect from here
+2000 ! takeback 1
+1000 ! resume
+2000 lift g1
+300 place f3
+300 press white
+2000 lift g8
+300 place f6
+300 press black
+2000 lift f3
+300 place g1
+300 press white
+2000 lift f6
+300 place g8
+300 press black
+2000 ! claim threefold
---
12400.000 game state=paused by=arbiter
12400.000 clock why=pause
12400.000 withdrawn ply=4 uci=f6g8 why=taken-back
12400.000 withdrawn ply=3 uci=f3g1 why=taken-back
12400.000 withdrawn ply=2 uci=g8f6 why=taken-back
12400.000 withdrawn ply=1 uci=g1f3 why=taken-back
12400.000 game state=irregular
12400.000 game state=restored
13400.000 game state=resumed
13400.000 clock running=white why=resume
15400.000 touched side=white square=g1 piece=N
16000.000 released side=white from=g1 square=f3 piece=N
16000.000 made ply=1 side=white uci=g1f3 san=Nf3
16000.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
16000.000 clock running=black why=press
18000.000 touched side=black square=g8 piece=n
18600.000 released side=black from=g8 square=f6 piece=n
18600.000 made ply=2 side=black uci=g8f6 san=Nf6
18600.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
18600.000 clock running=white why=press
20600.000 touched side=white square=f3 piece=N
21200.000 released side=white from=f3 square=g1 piece=N
21200.000 made ply=3 side=white uci=f3g1 san=Ng1
21200.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=clock
21200.000 clock running=black why=press
23200.000 touched side=black square=f6 piece=n
23800.000 released side=black from=f6 square=g8 piece=n
23800.000 made ply=4 side=black uci=f6g8 san=Ng8
23800.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=clock
23800.000 clock running=white why=press
25800.000 claim side=white kind=threefold held=false
25800.000 game state=paused by=white
25800.000 clock why=pause
25800.000 draw-offer side=white what=offered
25800.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
