# A claim while the board does not answer is refused: nobody knows what stands there.
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+500 fault
+900 ! claim threefold
+900 answers
+900 ! claim threefold
---
8000.000 refused claim threefold
8100.000 clock why=pause
8100.000 alert id=1 kind=sensor ply=5 confidence=likely evidence={"what":"fault","since":7100000,"times":1,"silent_ms":1000}
8900.000 clock running=white why=resume
9800.000 claim side=white kind=threefold held=false
9800.000 game state=paused by=white
9800.000 clock why=pause
9800.000 draw-offer side=white what=offered
9800.000 alert id=2 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
