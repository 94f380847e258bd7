# In play a capture and a recapture shove the captured piece to a square beside, and it is taken
# away a second later, behind a rest: the next move tells both.
set Clock=none
set PlayRestTime=0.8
set Fen=r1bq1rk1/ppp1bppp/2np1n2/8/2PN4/1P2P3/PB3PPP/RN1QKB1R w KQ - 1 8
25728 lift d4
+440 lift c6
+51 place b5
+120 place c6
+1023 lift b5
+8896 lift b7
+436 lift c6
+102 place b6
+65 place c6
+2 lift c6
+2 place c6
+960 lift b6
+17831 lift f1
+442 place e2
---
0.000 game state=ready
0.000 game state=started
25728.000 touched side=white square=d4 piece=N
26168.000 touched side=white square=c6 piece=n
56598.000 made ply=1 side=white uci=d4c6 san=Nxc6
56598.000 completed ply=1 side=white uci=d4c6 san=Nxc6 by=answer
56598.000 made ply=2 side=black uci=b7c6 san=bxc6
56598.000 completed ply=2 side=black uci=b7c6 san=bxc6 by=answer
56598.000 made ply=3 side=white uci=f1e2 san=Be2
56598.000 completed ply=3 side=white uci=f1e2 san=Be2 by=rest
