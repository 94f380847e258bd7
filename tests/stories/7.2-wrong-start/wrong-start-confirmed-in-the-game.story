# The pieces are set up anew though the game has no result, but for a rook.
# Confirming that (7.2.1) ends the game that was, without a result; undoing it does not.
set Edition=2023
1000 press black
+1000 lift e2
+300 place e4
+300 press white
+1000 lift e7
+300 place e5
+300 press black
+1000 lift g1
+300 place f3
+300 press white
+1000 lift b8
+300 place c6
+300 press black
+3000 lift e4 f3 e5 c6 h1
+2000 place e2 g1 e7 b8
+2000 press white
+500 press black
+500 ! confirm last
+500 ! undo 1
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=e7 piece=p
4200.000 released side=black from=e7 square=e5 piece=p
4200.000 made ply=2 side=black uci=e7e5 san=e5
4200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4200.000 clock running=white why=press
5200.000 touched side=white square=g1 piece=N
5800.000 released side=white from=g1 square=f3 piece=N
5800.000 made ply=3 side=white uci=g1f3 san=Nf3
5800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
5800.000 clock running=black why=press
6800.000 touched side=black square=b8 piece=n
7400.000 released side=black from=b8 square=c6 piece=n
7400.000 made ply=4 side=black uci=b8c6 san=Nc6
7400.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
7400.000 clock running=white why=press
10400.000 touched side=white square=h1 piece=R
10400.000 touched side=white square=f3 piece=N
10400.000 touched side=white square=e4 piece=P
10400.000 touched side=white square=e5 piece=p
10400.000 touched side=white square=c6 piece=n
12900.000 released side=white from=h1 square=g1 piece=R
12900.000 released side=white from=f3 square=e2 piece=N
12900.000 released side=white from=e4 square=e7 piece=P
12900.000 released side=white from=e5 square=b8 piece=p
14400.000 alert id=1 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"missing":["h1","f3","e4","e5","c6"],"unexpected":["g1","e2","e7","b8"]}
14400.000 clock running=black why=press
14900.000 alert id=2 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h1"]}
15400.000 ruling id=1 alert=2 decision=confirmed by=arbiter
15400.000 clock why=pause
15400.000 game state=ended result=* reason=arbiter article=7.2.1
15900.000 ruling id=1 alert=2 decision=undone by=arbiter
15900.000 game state=paused by=arbiter
