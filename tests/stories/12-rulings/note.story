# What the arbiter notes is kept, before the game, in it and after it, and changes nothing: neither
# the clocks, nor a contact in doubt, nor the result.
+500 ! note the pieces were set up late
1000 press black
+1000 lift e2
+100 ! note Black's phone rang, and was switched off
+400 place e4
+600 press white
+1000 ! resign black
+1000 ! note both have signed
---
0.000 game state=ready
500.000 note note=the pieces were set up late
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2100.000 note note=Black's phone rang, and was switched off
3000.000 released side=white from=e2 square=e4 piece=P
3000.000 made ply=1 side=white uci=e2e4 san=e4
3100.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3100.000 clock running=black why=press
4100.000 clock why=pause
4100.000 game state=ended result=1-0 reason=resignation article=5.1.2
5100.000 note note=both have signed
