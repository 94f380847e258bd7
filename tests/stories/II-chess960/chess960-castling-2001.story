# In the edition of 2001, too, which knows no Chess960 and no press for what two hands do, White
# castles.
set Variant=chess960
set Edition=2001
set Fen=4k3/8/8/8/8/8/8/4K1R1 w G - 0 1
1000 press black
2000 lift e1
+400 lift g1
+500 place f1
+700 place g1
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2400.000 touched side=white square=g1 piece=R
3400.000 released side=white from=g1 square=f1 piece=R
4000.000 released side=white from=e1 square=g1 piece=K
4000.000 made ply=1 side=white uci=e1g1 san=O-O
4000.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
4000.000 clock running=black why=press
