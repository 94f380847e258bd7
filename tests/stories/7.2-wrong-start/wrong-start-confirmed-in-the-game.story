# The pieces are set up anew though the game has no result, but for a rook.
# Confirming that (7.2.1) ends the game that was, without a result; undoing it does not.
set Edition=2023
1000 press black
pace 1000 300 300
play e4 e5 Nf3 Nc6
expect from here
+3000 lift e4 f3 e5 c6 h1
+2000 place e2 g1 e7 b8
+2000 press white
+500 press black
+500 ! confirm last
+500 ! undo 1
---
10400.000 touched side=white square=h1 piece=R
10400.000 touched side=white square=f3 piece=N
10400.000 touched side=white square=e4 piece=P
10400.000 touched side=white square=e5 piece=p
10400.000 touched side=white square=c6 piece=n
12900.000 released side=white from=h1 square=g1 piece=R
12900.000 released side=white from=f3 square=e2 piece=N
12900.000 released side=white from=e4 square=e7 piece=P
14400.000 released side=black from=e5 square=b8 piece=p
14400.000 alert id=1 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"missing":["h1","f3","e4","e5","c6"],"unexpected":["g1","e2","e7","b8"]}
14400.000 clock running=black why=press
14900.000 alert id=2 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h1"]}
15400.000 ruling id=1 alert=2 decision=confirmed by=arbiter
15400.000 clock why=pause
15400.000 game state=ended result=* reason=arbiter article=7.2.1
15900.000 ruling id=1 alert=2 decision=undone by=arbiter
15900.000 game state=paused by=arbiter
