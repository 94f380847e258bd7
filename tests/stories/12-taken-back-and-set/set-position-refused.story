# Without a game the arbiter cannot set a position: the order is refused.
500 ! set-position 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
+500 ! reopen
+500 ! colours-reversed
1000 rest
---
0.000 game state=ready
500.000 refused set-position 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
1000.000 refused reopen
1500.000 refused colours-reversed
