# The king is in check, which the promotion leaves: an illegal move, whatever the pawn has become.
set Fen=4k3/1P6/8/8/8/4r3/8/4K3 w - - 0 1
1000 press black
2000 lift b7
+600 place b8
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=b7 piece=P
2900.000 released side=white from=b7 square=b8 piece=P
2900.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"b7","to":"b8","missing":["b7"],"unexpected":["b8"],"penalty":{"kind":"add-opponent","seconds":120}}
2900.000 clock running=black why=press
