# The king passes f8 to castle, and its reed sticks: that he was released there is only possible.
set Fen=4k2r/8/8/8/8/8/4P3/4K3 w k - 0 1
1000 press black
play e4
+1500 lift e8
+500 place f8
+700 lift h8
+400 place g8
+600 press black
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
3900.000 touched side=black square=e8 piece=k
4900.000 released side=black from=e8 square=f8 piece=k
4900.000 made ply=2 side=black uci=e8f8 san=Kf8
5100.000 touched side=black square=h8 piece=r
6000.000 released side=black from=h8 square=g8 piece=r
6000.000 withdrawn ply=2 uci=e8f8 why=changed
6100.000 touched side=black square=f8 piece=k
6100.000 touched side=black square=g8 piece=r
6100.000 released side=black from=f8 square=g8 piece=k
6100.000 released side=black from=g8 square=f8 piece=r
6100.000 made ply=2 side=black uci=e8g8 san=O-O
6100.000 alert id=1 kind=two-hands article=7.5.4 side=black ply=2 confidence=possible evidence={"what":"too-far","squares":["g8","f8"],"between_ms":0,"distance_mm":55,"speed_mm_s":0,"usual_ms":279,"as_fast":0,"moves":0,"penalty":{"kind":"add-opponent","seconds":120}}
6100.000 completed ply=2 side=black uci=e8g8 san=O-O by=clock
6100.000 alert id=2 kind=moved-after-release article=4.7 side=black ply=2 confidence=possible evidence={"must":{"kind":"stand","own":"e8","to":"f8"},"touched":["e8"],"played":"e8g8","claimable":true}
6100.000 alert id=3 kind=touched-out-of-turn article=4.2.1 side=black ply=2 confidence=possible evidence={"square":"h8","sides":["white","black"]}
6100.000 clock running=white why=press
