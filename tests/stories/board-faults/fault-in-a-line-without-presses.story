# White forgets to press, the board fails while Black answers, and White presses: nothing is lost.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+900 fault
+900 lift a7
+300 place a6
+900 answers
+1000 lift b5
+300 place a4
+600 press white
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5
9800.000 clock why=pause
9800.000 alert id=1 kind=sensor ply=5 confidence=likely evidence={"what":"fault","since":8800000,"times":1,"silent_ms":1000}
10900.000 clock running=white why=resume
10900.000 touched side=black square=a7 piece=p
11400.000 released side=black from=a7 square=a6 piece=p
11400.000 made ply=6 side=black uci=a7a6 san=a6
11900.000 touched side=white square=b5 piece=B
12700.000 released side=white from=b5 square=a4 piece=B
12700.000 made ply=7 side=white uci=b5a4 san=Ba4
12800.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=next-move
12800.000 completed ply=6 side=black uci=a7a6 san=a6 by=answer
12800.000 completed ply=7 side=white uci=b5a4 san=Ba4 by=clock
12800.000 clock running=black why=press
