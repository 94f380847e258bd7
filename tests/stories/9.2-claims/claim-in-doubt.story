# A move was made and pressed unseen, so that a claim is not certain to be wrong.
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+500 fault
+900 lift g1
+100 place f3
+100 press white
+900 answers
+2000 ! claim threefold
---
8100.000 clock why=pause
8100.000 alert id=1 kind=sensor ply=5 confidence=likely evidence={"what":"fault","since":7100000,"times":1,"silent_ms":1000}
9100.000 clock running=white why=resume
9100.000 touched side=white square=g1 piece=N
9100.000 released side=white from=g1 square=f3 piece=N
9100.000 made ply=5 side=white uci=g1f3 san=Nf3
9100.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
9100.000 clock running=black why=press
11100.000 claim side=black kind=threefold held=false
11100.000 game state=paused by=black
11100.000 clock why=pause
11100.000 draw-offer side=black what=offered
11100.000 alert id=2 kind=wrong-claim article=9.5.3 side=black ply=6 confidence=possible evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
