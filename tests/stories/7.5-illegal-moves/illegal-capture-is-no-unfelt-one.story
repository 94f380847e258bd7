# A queen takes what she may not, another piece between; no opponent answers by lifting what she
# took.
set Fen=5rk1/p4ppp/2n5/8/2P5/8/2Q2PPP/R5K1 w - - 0 20
500 press black
2000 lift c2
+1200 lift f8
+900 place f8
+500 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
2000.000 touched side=white square=c2 piece=Q
3200.000 touched side=white square=f8 piece=r
4600.000 released side=white from=c2 square=f8 piece=Q
4600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"c2","to":"f8","captured":"f8","missing":["c2"],"penalty":{"kind":"add-opponent","seconds":120}}
4600.000 clock running=black why=press
