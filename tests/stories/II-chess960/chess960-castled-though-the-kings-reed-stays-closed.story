# King and rook change places, and the reed of the strong king shows nothing: that White has not
# moved is possible only, since he may have castled.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
1000 press black
2000 lift g1
+900 place g1
+500 press white
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=R
3400.000 released side=white from=g1 square=g1 piece=R
3400.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
3400.000 clock running=black why=press
