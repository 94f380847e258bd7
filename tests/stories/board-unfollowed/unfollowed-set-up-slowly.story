# Whoever sets up takes his time: what may be a game is told, once, and lapses when the start
# position stands.
stands ffff0000000000ff
9000 place a2 b2 c2 d2
+9000 place e2 f2 g2 h2
+2000 press black
---
5000.000 alert id=1 kind=sensor confidence=possible evidence={"what":"unfollowed","squares":["a1","b1","c1","d1","e1","f1","g1","h1","a7","b7","c7","d7","e7","f7","g7","h7","a8","b8","c8","d8","e8","f8","g8","h8"]}
18015.000 ruling id=1 alert=1 decision=lapsed
18015.000 game state=ready
20000.000 game state=started
20000.000 clock running=white why=start
