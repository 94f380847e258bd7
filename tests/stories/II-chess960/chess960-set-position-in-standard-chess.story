# Rights to castle that only Chess960 knows are refused in another game.
1000 press black
2000 ! set-position 4k3/8/8/8/8/8/8/5KR1 w K - 0 1
3000 ! set-position 4k3/8/8/8/8/8/8/4K2R w K - 0 1
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 refused set-position 4k3/8/8/8/8/8/8/5KR1 w K - 0 1
3000.000 game state=paused by=arbiter
3000.000 clock why=pause
3000.000 game state=paused
3000.000 game state=irregular
