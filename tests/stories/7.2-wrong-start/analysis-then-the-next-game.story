# Behind an analysis the pieces are set up, and the lever starts the next game: this one ends
# without it.
1000 press black
play e4
expect from here
+1000 lift e7
+300 place e5
+1000 lift g1
+300 place f3
+2000 lift e5 f3 e4
+900 place e7
+900 place e2
+900 place g1
+2000 press white
+2000 press black
---
3400.000 touched side=black square=e7 piece=p
4200.000 released side=black from=e7 square=e5 piece=p
4200.000 made ply=2 side=black uci=e7e5 san=e5
4700.000 touched side=white square=g1 piece=N
5500.000 released side=white from=g1 square=f3 piece=N
5500.000 made ply=3 side=white uci=g1f3 san=Nf3
7000.000 touched side=white square=f3 piece=N
7000.000 touched side=white square=e4 piece=P
7000.000 touched side=white square=e5 piece=p
12500.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["f3","e4","e5"],"unexpected":["g1","e2","e7"]}
13700.000 withdrawn ply=3 uci=g1f3 why=taken-back
13700.000 withdrawn ply=2 uci=e7e5 why=taken-back
13700.000 clock why=pause
13700.000 game state=ended result=* reason=arbiter
13700.000 ruling id=1 alert=1 decision=lapsed lasted_ms=1200
13700.000 game state=started
13700.000 clock running=white why=start
