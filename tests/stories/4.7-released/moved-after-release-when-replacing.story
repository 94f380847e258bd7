# The king was released on g1 to castle and the rook stayed, so that castling replaces it (4.7.2).
# In 2001 Article 4.7 does not bind the move that replaces an illegal one: the king may go
# elsewhere.
editions 2001 2023
set Fen=4k3/p7/8/8/8/8/P7/4K2R w K - 0 1
1000 press black
2000 lift e1
+300 place g1
+300 press white
+900 ! confirm last
+900 lift g1
+300 place e1
+900 press black
+900 lift e1
+300 place e2
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2600.000 released side=white from=e1 square=g1 piece=K
[2001] 2600.000 alert id=1 kind=illegal-move article=7.4a side=white ply=1 confidence=certain evidence={"from":"e1","to":"g1","missing":["e1"],"unexpected":["g1"],"penalty":{"kind":"add-opponent","seconds":120}}
[2023] 2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e1","to":"g1","missing":["e1"],"unexpected":["g1"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
3500.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
3500.000 game state=paused by=arbiter
3500.000 clock why=pause
3500.000 game state=irregular
4400.000 touched side=white square=g1 piece=K
5200.000 released side=white from=g1 square=e1 piece=K
5200.000 game state=restored
5600.000 game state=resumed
5600.000 clock running=white why=resume
6500.000 touched side=white square=e1 piece=K
7100.000 released side=white from=e1 square=e2 piece=K
7100.000 made ply=1 side=white uci=e1e2 san=Ke2
7100.000 completed ply=1 side=white uci=e1e2 san=Ke2 by=clock
[2023] 7100.000 alert id=2 kind=moved-after-release article=4.7.2 side=white ply=1 confidence=likely evidence={"must":{"kind":"castle","own":"e1","rook":"h1"},"touched":["e1"],"played":"e1e2","claimable":true}
7100.000 clock running=black why=press
