# Behind his capture White straightens a piece that his sleeve shoved: his rook took c2, not c4.
set Fen=2r2r2/5pkp/6p1/1p6/2p5/P1R1P1P1/2b2P1P/R5K1 w - - 0 25
500 press black
1000 lift c2
2500 lift c3
2800 place c2
3270 lift c4
4840 place c4
5490 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=c2 piece=b
2500.000 touched side=white square=c3 piece=R
3270.000 released side=white from=c3 square=c2 piece=R
3270.000 made ply=1 side=white uci=c3c2 san=Rxc2
3270.000 touched side=black square=c4 piece=p
5340.000 released side=black from=c4 square=c4 piece=p
5490.000 completed ply=1 side=white uci=c3c2 san=Rxc2 by=clock
5490.000 clock running=black why=press
