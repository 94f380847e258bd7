# White has sealed what may be two moves, which loses (I.8.1).
set Fen=q3k3/8/8/8/8/8/4K3/R6R w - - 10 60
1000 press black
+900 ! seal Rd1
+900 ! adjourn
+60000 ! resume
+900 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2800.000 game state=adjourned
2800.000 clock why=pause
62800.000 alert id=1 kind=illegal-move article=I.8 side=white ply=1 confidence=certain evidence={"sealed":"Rd1","penalty":{"kind":"loss","result":"0-1"}}
63700.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"0-1"} by=arbiter
63700.000 game state=ended result=0-1 reason=illegal-moves article=I.8
