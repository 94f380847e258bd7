# A source that knows pieces sees a pawn on e8 when White presses; that a queen was declared changes
# nothing.
editions 2001 2023
set Fen=8/4P1k1/p7/8/8/8/P7/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 kinds e8=P
+0 place e8
+900 ! promote Q
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2800.000 released side=white from=e7 square=e8 piece=P
[2001] 3500.000 alert id=1 kind=pawn-not-replaced article=7.4a side=white ply=1 confidence=certain evidence={"from":"e7","to":"e8","missing":["e7"],"unexpected":["e8"],"penalty":{"kind":"add-opponent","seconds":120}}
[2023] 3500.000 alert id=1 kind=pawn-not-replaced article=7.5.2 side=white ply=1 confidence=certain evidence={"from":"e7","to":"e8","missing":["e7"],"unexpected":["e8"],"penalty":{"kind":"add-opponent","seconds":120}}
3500.000 clock running=black why=press
