# White's king and rook castle over an attacked square, both in the air; they have not changed
# places.
set Fen=4k3/8/8/8/8/1n6/8/R3K3 w Q - 0 1
1000 press black
2000 lift e1
+500 lift a1
+600 place c1
+500 place d1
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2500.000 touched side=white square=a1 piece=R
3600.000 released side=white from=e1 square=c1 piece=K
4100.000 released side=white from=a1 square=d1 piece=R
4200.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=likely evidence={"from":"e1","to":"c1","missing":["a1","e1"],"unexpected":["c1","d1"],"penalty":{"kind":"add-opponent","seconds":120}}
4200.000 clock running=black why=press
