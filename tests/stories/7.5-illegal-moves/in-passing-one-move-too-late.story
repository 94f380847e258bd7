# The pawn on d5 has passed two moves ago: taking it in passing is illegal, and certain.
set Fen=4k3/8/8/3pP3/8/8/8/4K3 w - - 0 9
1000 press black
2000 lift e5
+300 place d6
+300 lift d5
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e5 piece=P
2600.000 touched side=white square=d5 piece=p
2900.000 released side=white from=e5 square=d6 piece=P
2900.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e5","to":"d6","captured":"d5","missing":["d5","e5"],"unexpected":["d6"],"penalty":{"kind":"add-opponent","seconds":120}}
2900.000 clock running=black why=press
