# White takes the queen on e7 and puts her down on e6: the contacts are those of Qe6, with e7 lifted
# and put back.
# Behind that Black could not play Kg8, behind the capture he can, and does: his move is told as
# illegal, but not for certain.
set Fen=5r1k/rp2q2p/2p5/5n2/PR3pn1/2PP3P/P3Q3/2N3RK w - - 0 1
1000 press black
+1000 lift e2
+300 lift e7
+300 place e7
+300 place e6
+600 press white
+1000 lift h8
+300 place g8
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=Q
2300.000 touched side=white square=e7 piece=q
3500.000 released side=white from=e2 square=e6 piece=Q
3500.000 released side=white from=e7 square=e7 piece=q
3500.000 made ply=1 side=white uci=e2e6 san=Qe6
3500.000 completed ply=1 side=white uci=e2e6 san=Qe6 by=clock
3500.000 alert id=1 kind=touch-move article=4.3.3 side=white ply=1 confidence=possible evidence={"must":{"kind":"capture-with","own":"e2","opponent":"e7"},"touched":["e2","e7"],"played":"e2e6","claimable":true}
3500.000 clock running=black why=press
4500.000 touched side=black square=h8 piece=k
5300.000 released side=black from=h8 square=g8 piece=k
5400.000 alert id=2 kind=illegal-move article=7.5.1 side=black ply=2 confidence=possible evidence={"from":"h8","to":"g8","missing":["h8"],"unexpected":["g8"],"penalty":{"kind":"add-opponent","seconds":120}}
5400.000 clock running=white why=press
