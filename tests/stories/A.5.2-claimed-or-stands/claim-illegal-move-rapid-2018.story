# In rapid the opponent claims an illegal move before his next move (A.4.2).
set Edition=2018
set TimeControl=900+10
show clocks
1000 press black
2000 lift e2
+300 place e5
+300 press white

+1000 lift e7
+1000 ! claim illegal-move
+100 ! claim illegal-move
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=910000 black_ms=910000 why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black white_ms=908400 black_ms=910000 why=press
3600.000 touched side=black square=e7 piece=p
4600.000 claim side=black kind=illegal-move held=true
4600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=player
4600.000 game state=paused by=black
4600.000 clock white_ms=908400 black_ms=908000 why=pause
4600.000 clock white_ms=908400 black_ms=1028000 why=penalty
4600.000 game state=irregular
4700.000 refused claim illegal-move
