# In Chess960, too, the game begins with the lever when the king stands some seconds later.
set Variant=chess960
set Fen=518
1000 lift e1
+1000 press black
+3000 place e1
+2000 lift g1
+300 place f3
+400 press white
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e1"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 game state=started
2000.000 clock running=white why=start
7000.000 touched side=white square=g1 piece=N
7700.000 released side=white from=g1 square=f3 piece=N
7700.000 made ply=1 side=white uci=g1f3 san=Nf3
7700.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
7700.000 clock running=black why=press
