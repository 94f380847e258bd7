# A sleeve sweeps a pawn on, and another one over, before the press; both are set up again.
# What lies about is White's: it is no beginning of an answer.
1000 press black
2000 lift e2
+600 place e3
+900 lift e3
+100 place e4
+60 lift d2
+30 press white
+2800 lift e4
+700 place e3
+1800 place d2
+9000 lift g8
+700 place f6
+900 press black
+2000 lift b1
+700 place c3
+900 press white
+2000 lift b8
+700 place c6
+900 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
3100.000 released side=white from=e2 square=e3 piece=P
3100.000 made ply=1 side=white uci=e2e3 san=e3
3500.000 touched side=white square=e3 piece=P
3690.000 released side=white from=e3 square=e4 piece=P
3690.000 withdrawn ply=1 uci=e2e3 why=changed
3690.000 made ply=1 side=white uci=e2e4 san=e4
3690.000 alert id=1 kind=clock-other-hand article=6.2.3 side=white ply=1 confidence=possible evidence={"what":"on-clock","squares":["e4"],"between_ms":90,"distance_mm":247,"speed_mm_s":2744,"usual_ms":327,"times":1,"as_fast":0,"moves":0}
3690.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3690.000 alert id=2 kind=moved-after-release article=4.7 side=white ply=1 confidence=possible evidence={"must":{"kind":"stand","own":"e2","to":"e3"},"touched":["e2"],"played":"e2e4","claimable":true}
3690.000 clock running=black why=press
3690.000 alert id=3 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["d2"]}
6490.000 touched side=black square=e4 piece=P
7690.000 released side=black from=e4 square=e3 piece=P
17990.000 touched side=black square=g8 piece=n
19190.000 released side=black from=g8 square=f6 piece=n
19590.000 alert id=4 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e4","g8"],"unexpected":["e3","f6"]}
19590.000 clock running=white why=press
21590.000 touched side=white square=b1 piece=N
23190.000 ruling id=1 alert=2 decision=lapsed
23190.000 withdrawn ply=1 uci=e2e4 why=changed
23190.000 made ply=1 side=white uci=e2e3 san=e3
23190.000 completed ply=1 side=white uci=e2e3 san=e3 by=clock
23190.000 made ply=2 side=black uci=g8f6 san=Nf6
23190.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
23190.000 made ply=3 side=white uci=b1c3 san=Nc3
23190.000 ruling id=2 alert=4 decision=lapsed lasted_ms=3600 ply=1 last_ply=3
23190.000 completed ply=3 side=white uci=b1c3 san=Nc3 by=clock
23190.000 clock running=black why=press
23190.000 ruling id=3 alert=3 decision=lapsed lasted_ms=19500
25190.000 touched side=black square=b8 piece=n
26390.000 released side=black from=b8 square=c6 piece=n
26390.000 made ply=4 side=black uci=b8c6 san=Nc6
26790.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
26790.000 clock running=white why=press
