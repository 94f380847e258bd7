# White does not press, and his next move completes the one before (6.2.1.2): its press says so.
# In 2001 only the press, or the end, completes a move (6.8a); the game goes on behind it all the
# same.
editions 2001 2017 2018 2023
1000 press black
2000 lift e2
+300 place e4
+900 lift e7
+300 place e5
+900 lift g1
+300 place f3
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
3200.000 touched side=black square=e7 piece=p
4000.000 released side=black from=e7 square=e5 piece=p
4000.000 made ply=2 side=black uci=e7e5 san=e5
4400.000 touched side=white square=g1 piece=N
5200.000 released side=white from=g1 square=f3 piece=N
5200.000 made ply=3 side=white uci=g1f3 san=Nf3
[2001] 5300.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
[2017 2018 2023] 5300.000 completed ply=1 side=white uci=e2e4 san=e4 by=next-move
5300.000 completed ply=2 side=black uci=e7e5 san=e5 by=answer
5300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
5300.000 clock running=black why=press
