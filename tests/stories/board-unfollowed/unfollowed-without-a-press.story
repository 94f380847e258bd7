# Pieces stand for five seconds as in a game that nobody follows: it may be one.
# What was said lapses with the next set-up.
stands 0000040000080040
1000 lift g1
+400 place g2
+9000 rest
+1000 shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
+2000 press black
---
6415.000 alert id=1 kind=sensor confidence=possible evidence={"what":"unfollowed","squares":["g2","d3","c6"]}
11415.000 ruling id=1 alert=1 decision=lapsed
11415.000 game state=ready
13400.000 game state=started
13400.000 clock running=white why=start
