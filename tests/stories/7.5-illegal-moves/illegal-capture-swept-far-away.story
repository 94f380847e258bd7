# White lifts a pawn and sweeps a pawn of Black's off at the other side of the board. That the pawn
# stands beside its reed on b4, and that one flickered by itself, is less likely.
1000 press black
2000 lift b2
+650 lift h7
+50 place h7
+1100 press white
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=b2 piece=P
2650.000 touched side=white square=h7 piece=p
3200.000 released side=white from=b2 square=h7 piece=P
3800.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=possible evidence={"from":"b2","to":"h7","captured":"h7","missing":["b2"],"penalty":{"kind":"add-opponent","seconds":120}}
3800.000 clock running=black why=press
