# The arbiter agrees to a quickplay claim: White cannot win by normal means, or does not try to
# (III.5.1).
set Edition=2018
set Format=standard
set TimeControl=150
set QuickplayFinish=yes
show clocks
1000 press black
2000 lift e2
+300 place e4
+600 press white
+60000 ! claim quickplay
+60000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=150000 black_ms=150000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=148100 black_ms=150000
2900.000 clock running=black white_ms=148100 black_ms=150000 why=press
62900.000 claim side=black kind=quickplay
62900.000 alert id=1 kind=quickplay-claim article=III.5 side=black ply=2 confidence=possible evidence={"claim":"quickplay","result":"1\/2-1\/2"}
62900.000 game state=paused by=black
62900.000 clock white_ms=148100 black_ms=90000 why=pause
122900.000 ruling id=1 alert=1 decision=confirmed by=arbiter
122900.000 game state=ended result=1/2-1/2 reason=claim article=III.5
