# Nobody saw White's move, but only two kings are left: nobody can mate any more (5.2.2).
set Fen=4k3/8/8/8/8/8/4n3/4K3 w - - 0 60
1000 press black
+500 fault
+100 lift e1
+300 lift e2
+300 place e2
+900 answers
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2500.000 clock why=pause
2500.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":1500000,"times":1,"silent_ms":1000}
3100.000 clock running=white why=resume
3100.000 touched side=white square=e2 piece=n
3100.000 touched side=white square=e1 piece=K
3600.000 released side=white from=e1 square=e2 piece=K
3600.000 made ply=1 side=white uci=e1e2 san=Kxe2
3600.000 completed ply=1 side=white uci=e1e2 san=Kxe2 by=end
3600.000 clock why=pause
3600.000 game state=ended result=1/2-1/2 reason=dead-position article=5.2.2
