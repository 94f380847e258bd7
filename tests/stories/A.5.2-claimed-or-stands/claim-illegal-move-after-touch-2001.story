# In 2001 the opponent's own touch ends his right to claim (4.6, B.5b); the arbiter may still
# correct.
set Edition=2001
set TimeControl=1500
1000 press black
2000 lift e2
+300 place e5
+300 press white

+1000 lift e7
+1000 ! claim illegal-move
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.4a side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
3600.000 touched side=black square=e7 piece=p
4600.000 refused claim illegal-move
5600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
5600.000 game state=paused by=arbiter
5600.000 clock why=pause
5600.000 clock why=penalty
5600.000 game state=irregular
