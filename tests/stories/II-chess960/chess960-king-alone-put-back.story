# The king alone is lifted and put back: nothing was castled.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
1000 press black
2000 lift f1
+500 place f1
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
3000.000 released side=white from=f1 square=f1 piece=K
3400.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
3400.000 clock running=black why=press
