# In standard play kings that are both in check are corrected.
set Edition=2023
set Format=standard
set Fen=4k3/8/8/4r3/8/8/3R4/4K3 w - - 0 1
show fen
1000 press black
2000 lift d2
+400 place d8
+300 press white
+2000 lift e5
+300 place e4
+900 press black
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/4r3/8/8/3R4/4K3 w - - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=d2 piece=R
2700.000 released side=white from=d2 square=d8 piece=R
2700.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"d2","to":"d8","missing":["d2"],"unexpected":["d8"],"penalty":{"kind":"add-opponent","seconds":120}}
2700.000 clock running=black why=press
4700.000 touched side=black square=e5 piece=r
5500.000 released side=black from=e5 square=e4 piece=r
5900.000 alert id=2 kind=illegal-move article=7.5.1 side=black ply=2 confidence=certain evidence={"from":"e5","to":"e4","missing":["e5"],"unexpected":["e4"],"penalty":{"kind":"add-opponent","seconds":120}}
5900.000 clock running=white why=press
