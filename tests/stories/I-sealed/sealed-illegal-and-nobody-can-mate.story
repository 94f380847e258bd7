# Black sealed an illegal move, but White cannot mate by any series of moves (I.8 with 6.9).
set Fen=4k3/4p3/8/8/8/8/8/4K3 b - - 10 60
1000 press white
+900 ! seal exd6
+900 ! adjourn
+60000 ! resume
+900 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2800.000 game state=adjourned
2800.000 clock why=pause
62800.000 alert id=1 kind=illegal-move article=I.8 side=black ply=1 confidence=certain evidence={"sealed":"exd6","penalty":{"kind":"loss","result":"1\/2-1\/2"}}
63700.000 ruling id=1 alert=1 side=black decision=confirmed penalty={"kind":"loss","result":"1\/2-1\/2"} by=arbiter
63700.000 game state=ended result=1/2-1/2 reason=illegal-moves article=I.8
