# King and rook are in the air together and put back, and the board recognises them: nobody has
# castled, and no move was made.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
shows 4k3/8/8/8/8/8/8/5KR1
1000 press black
2000 shows 4k3/8/8/8/8/8/8/6R1
2400 shows 4k3/8/8/8/8/8/8/8
2900 shows 4k3/8/8/8/8/8/8/5K2
3300 shows 4k3/8/8/8/8/8/8/5KR1
4300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2400.000 touched side=white square=g1 piece=R
3800.000 released side=white from=f1 square=f1 piece=K
3800.000 released side=white from=g1 square=g1 piece=R
4300.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
4300.000 clock running=black why=press
