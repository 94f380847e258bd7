# What stands closed its reed too late for that hand to have pressed: White may have knocked pieces.
1000 press black
2000 lift e2
+500 place e3
+900 lift e3
+80 place e2
+80 lift f2
+160 place f3
+16 press white
+9000 lift f3
+700 place f2
+900 lift e2
+700 place e3
+6000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
3000.000 released side=white from=e2 square=e3 piece=P
3000.000 made ply=1 side=white uci=e2e3 san=e3
3400.000 touched side=white square=e3 piece=P
3560.000 touched side=white square=f2 piece=P
3736.000 released side=white from=e3 square=e2 piece=P
3736.000 released side=white from=f2 square=f3 piece=P
3736.000 withdrawn ply=1 uci=e2e3 why=changed
3736.000 made ply=1 side=white uci=f2f3 san=f3
3736.000 alert id=1 kind=clock-other-hand article=6.2.3 side=white ply=1 confidence=possible evidence={"what":"on-clock","squares":["f3"],"between_ms":16,"distance_mm":192,"speed_mm_s":12000,"usual_ms":297,"times":1,"as_fast":0,"moves":0}
3736.000 completed ply=1 side=white uci=f2f3 san=f3 by=clock
3736.000 alert id=2 kind=moved-after-release article=4.7 side=white ply=1 confidence=possible evidence={"must":{"kind":"stand","own":"e2","to":"e3"},"touched":["e2"],"played":"f2f3","claimable":true}
3736.000 clock running=black why=press
12736.000 touched side=black square=f3 piece=P
19836.000 alert id=3 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e2","f3"],"unexpected":["f2","e3"]}
