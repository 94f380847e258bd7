# The bishop takes d6, which it may not; that it might have taken e5 unseen is no excuse.
set Fen=4r1k1/2q3b1/3p1pp1/p1nPn3/Pp2P1P1/1P2Q2N/1B1K1N2/4R3 w - - 8 37
500 press black
1000 lift d6
2070 lift b2
3000 place d6
4170 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=d6 piece=p
2070.000 touched side=white square=b2 piece=B
3500.000 released side=white from=b2 square=d6 piece=B
4170.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"b2","to":"d6","captured":"d6","missing":["b2"],"penalty":{"kind":"add-opponent","seconds":120}}
4170.000 clock running=black why=press
