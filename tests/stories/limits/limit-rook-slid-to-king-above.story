# More than 200 ms before the rook is lifted the king was rather put back than the rook slid to his
# square. Castling would leave the same squares occupied, so that no-move is possible at most.
set Variant=chess960
set Fen=1k6/8/8/8/8/8/8/5KR1 w G - 0 1
1000 press black
2000 lift f1
+700 place f1
+201 lift g1
+500 place g1
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2901.000 touched side=white square=g1 piece=R
3401.000 released side=white from=f1 square=f1 piece=K
3901.000 released side=white from=g1 square=g1 piece=R
3901.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
3901.000 clock running=black why=press
