# The knight has stood on f3 and is carried to b5: too far to have fallen, an illegal move.
1000 press black
2000 lift g1
+700 place f3
+1000 lift f3
+500 place b5
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3200.000 released side=white from=g1 square=f3 piece=N
3200.000 made ply=1 side=white uci=g1f3 san=Nf3
3700.000 touched side=white square=f3 piece=N
4700.000 released side=white from=f3 square=b5 piece=N
4700.000 withdrawn ply=1 uci=g1f3 why=changed
4900.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"g1","to":"b5","missing":["g1"],"unexpected":["b5"],"penalty":{"kind":"add-opponent","seconds":120}}
4900.000 clock running=black why=press
