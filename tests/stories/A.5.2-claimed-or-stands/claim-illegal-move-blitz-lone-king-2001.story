# In blitz of 2001 a claimed illegal move wins, or draws where the claimant cannot mate (C.3).
set Edition=2001
set TimeControl=300
set Fen=4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1
show clocks
1000 press black
2000 lift d2
+300 place f3
+300 press white
+1000 ! claim illegal-move
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 touched side=white square=d2 piece=Q
2600.000 released side=white from=d2 square=f3 piece=Q
2600.000 alert id=1 kind=illegal-move article=7.4a side=white ply=1 confidence=certain evidence={"from":"d2","to":"f3","missing":["d2"],"unexpected":["f3"],"penalty":{"kind":"loss","result":"1\/2-1\/2"}}
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
3600.000 claim side=black kind=illegal-move held=true
3600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"loss","result":"1\/2-1\/2"} by=player
3600.000 clock white_ms=298400 black_ms=299000 why=pause
3600.000 game state=ended result=1/2-1/2 reason=illegal-moves article=C.3
