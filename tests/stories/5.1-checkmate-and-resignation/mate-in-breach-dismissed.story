# The knight was touched: the rook's mate ends the game only once the arbiter dismisses that
# (5.1.1), and in 2001 at once (5.1a).
editions 2001 2023
set Fen=7k/6pp/8/8/8/8/6PP/R3N2K w - - 0 1
set AdjustAnnounced=yes
1000 press black
2000 lift e1
+900 place e1
+900 lift a1
+300 place a8
[2023] +2000 ! dismiss last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=N
3400.000 released side=white from=e1 square=e1 piece=N
3800.000 touched side=white square=a1 piece=R
4600.000 released side=white from=a1 square=a8 piece=R
4600.000 made ply=1 side=white uci=a1a8 san=Ra8#
[2001] 4600.000 alert id=1 kind=touch-move article=4.3a side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"e1"},"touched":["e1","a1"],"played":"a1a8","claimable":true}
[2001] 4600.000 completed ply=1 side=white uci=a1a8 san=Ra8# by=end
[2001] 4600.000 clock why=pause
[2001] 4600.000 game state=ended result=1-0 reason=checkmate article=5.1a
[2023] 4600.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"e1"},"touched":["e1","a1"],"played":"a1a8","claimable":true}
[2023] 6100.000 ruling id=1 alert=1 decision=dismissed by=arbiter
[2023] 6100.000 completed ply=1 side=white uci=a1a8 san=Ra8# by=end
[2023] 6100.000 clock why=pause
[2023] 6100.000 game state=ended result=1-0 reason=checkmate article=5.1.1
