# An unfollowed game costs nobody anything, confirmed or not; undone, it is open again.
# It lapses with the next set-up.
stands fdef04121020ef9f
1000 press white
+1000 ! confirm last
+1000 ! undo 1
+1000 shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
+1000 press black
---
1000.000 alert id=1 kind=sensor confidence=likely evidence={"what":"unfollowed","squares":["a1","b1","c1","d1","e1","h1","a2","b2","c2","d2","f2","g2","h2","f3","e4","b5","e5","c6","a7","b7","c7","d7","f7","g7","h7","a8","c8","d8","e8","f8","g8","h8"]}
2000.000 ruling id=1 alert=1 decision=confirmed by=arbiter
3000.000 ruling id=1 alert=1 decision=undone by=arbiter
4015.000 ruling id=2 alert=1 decision=lapsed
4015.000 game state=ready
5000.000 game state=started
5000.000 clock running=white why=start
