# In Chess960 White castles over an attacked square.
set Variant=chess960
set Fen=3rk3/8/8/8/8/8/8/1R2K3 w B - 0 1
show fen
1000 press black
2000 lift e1
+300 lift b1
+400 place c1
+300 place d1
+700 press white
---
0.000 game state=ready
1000.000 game state=started fen=3rk3/8/8/8/8/8/8/1R2K3 w Q - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2300.000 touched side=white square=b1 piece=R
3500.000 released side=white from=e1 square=c1 piece=K
3500.000 released side=white from=b1 square=d1 piece=R
3700.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=likely evidence={"from":"e1","to":"c1","missing":["b1","e1"],"unexpected":["c1","d1"],"penalty":{"kind":"add-opponent","seconds":120}}
3700.000 clock running=black why=press
