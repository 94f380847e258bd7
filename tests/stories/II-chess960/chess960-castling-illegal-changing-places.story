# King and rook change places though the king would be attacked there: the board shows no move, and
# none was legal.
set Variant=chess960
set Fen=4k1r1/8/8/8/8/8/8/5KR1 w G - 0 1
1000 press black
2000 lift f1
+300 lift g1
+400 place g1
+300 place f1
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2300.000 touched side=white square=g1 piece=R
3500.000 released side=white from=g1 square=g1 piece=R
3500.000 released side=white from=f1 square=f1 piece=K
3700.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
3700.000 clock running=black why=press
