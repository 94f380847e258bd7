# The king castles out of check, and he alone moves.
set Variant=chess960
set Fen=k3r3/8/8/8/8/8/8/4KR2 w F - 0 1
1000 press black
2000 lift e1
+500 place g1
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
3000.000 released side=white from=e1 square=g1 piece=K
3200.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e1","to":"g1","missing":["e1"],"unexpected":["g1"],"penalty":{"kind":"add-opponent","seconds":120}}
3200.000 clock running=black why=press
