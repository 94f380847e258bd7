# A pawn falls as the king beside it is lifted, and is set up behind his move: that it was touched
# first is possible at most, since a hand holds one piece.
set Fen=6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1
1000 press black
3000 lift g2
+50 lift g1
+100 place f1
+800 place g2
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=g2 piece=P
3050.000 touched side=white square=g1 piece=K
3650.000 released side=white from=g1 square=f1 piece=K
4450.000 released side=white from=g2 square=g2 piece=P
4450.000 made ply=1 side=white uci=g1f1 san=Kf1
4450.000 completed ply=1 side=white uci=g1f1 san=Kf1 by=clock
4450.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=possible evidence={"must":{"kind":"move","own":"g2"},"touched":["g2","g1"],"played":"g1f1","claimable":true}
4450.000 clock running=black why=press
