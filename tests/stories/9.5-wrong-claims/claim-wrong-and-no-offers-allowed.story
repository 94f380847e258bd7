# Draws are not agreed before move 30 (9.1.1): a wrong claim is no offer then.
set DrawOffersFromMove=30
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold
+900 ! accept-draw
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
8400.000 refused accept-draw
