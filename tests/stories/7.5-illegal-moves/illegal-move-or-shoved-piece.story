# The pawn may have gone from e4 to e6, or taken d5 and shoved the captured pawn there: it is
# possible at most.
set Fen=4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
set Rulings=automatic
1000 press black
2000 lift e4
+300 place e6
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e4 piece=P
2600.000 released side=white from=e4 square=e6 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=possible evidence={"from":"e4","to":"e6","missing":["e4"],"unexpected":["e6"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
