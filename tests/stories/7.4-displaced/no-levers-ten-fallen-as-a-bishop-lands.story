# Without levers ten pieces are knocked over as a bishop lands, and set up again: the board is not
# cleared, and the game goes on.
set Clock=none
set Fen=r1bqkbnr/pppp1ppp/2n5/4p3/8/1P6/PBPPPPPP/RN1QKBNR w KQkq - 0 3
1000 ! start
4146 lift e2
4384 place e3
5913 lift g8
6285 place f6
8528 lift f1
8533 lift c6
8561 lift a7
8596 lift b3
8625 lift d7
8665 lift b7
8672 lift c7
8686 lift e3
8693 place b5
8711 lift d8
8734 lift e8
12368 place d7
12751 place e3
13018 place c7
13284 place c6
13488 place d8
13934 place b7
14342 place e8
14590 place a7
14874 place b3
21439 lift d7
21795 place d6
23520 lift g1
23727 place e2
29727 rest
---
0.000 game state=ready
1000.000 game state=started
4146.000 touched side=white square=e2 piece=P
4884.000 released side=white from=e2 square=e3 piece=P
4884.000 made ply=1 side=white uci=e2e3 san=e3
5913.000 touched side=black square=g8 piece=n
6785.000 released side=black from=g8 square=f6 piece=n
6785.000 completed ply=1 side=white uci=e2e3 san=e3 by=answer
6785.000 made ply=2 side=black uci=g8f6 san=Nf6
8785.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=rest
8785.000 touched side=black square=f1 piece=B
8785.000 touched side=black square=c6 piece=n
8785.000 touched side=black square=a7 piece=p
8785.000 touched side=black square=b3 piece=P
8785.000 touched side=black square=d7 piece=p
8785.000 touched side=black square=b7 piece=p
8785.000 touched side=black square=c7 piece=p
8785.000 touched side=black square=e3 piece=P
8785.000 touched side=black square=d8 piece=q
8785.000 touched side=black square=e8 piece=k
9234.000 released side=black from=b7 square=b5 piece=p
14234.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["f1","b3","a7","e8"],"unexpected":["b5"]}
15374.000 ruling id=1 alert=1 decision=lapsed lasted_ms=1140 ply=2 last_ply=2
15374.000 game state=restored
15374.000 touched side=white square=f1 piece=B
15374.000 released side=white from=f1 square=b5 piece=B
15374.000 made ply=3 side=white uci=f1b5 san=Bb5
17374.000 completed ply=3 side=white uci=f1b5 san=Bb5 by=rest
21439.000 touched side=black square=d7 piece=p
22295.000 released side=black from=d7 square=d6 piece=p
22295.000 made ply=4 side=black uci=d7d6 san=d6
23520.000 touched side=white square=g1 piece=N
24227.000 released side=white from=g1 square=e2 piece=N
24227.000 completed ply=4 side=black uci=d7d6 san=d6 by=answer
24227.000 made ply=5 side=white uci=g1e2 san=Ne2
26227.000 completed ply=5 side=white uci=g1e2 san=Ne2 by=rest
