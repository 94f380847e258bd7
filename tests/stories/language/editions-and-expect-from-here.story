# One story of two editions has lines that hold in one of them, and tells nothing of what was
# before.
editions 2001 2023
1000 press black
play d4 d5
expect from here
[2001] +500 lift c1
[2001] +300 place f4
[2023] +500 lift c1
[2023] +300 place g5
+300 press white
---
4300.000 touched side=white square=c1 piece=B
[2001] 4900.000 released side=white from=c1 square=f4 piece=B
[2001] 4900.000 made ply=3 side=white uci=c1f4 san=Bf4
[2001] 4900.000 completed ply=3 side=white uci=c1f4 san=Bf4 by=clock
[2023] 4900.000 released side=white from=c1 square=g5 piece=B
[2023] 4900.000 made ply=3 side=white uci=c1g5 san=Bg5
[2023] 4900.000 completed ply=3 side=white uci=c1g5 san=Bg5 by=clock
4900.000 clock running=black why=press
