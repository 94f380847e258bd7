# Three pieces stand there, and levers are tried out: that is no game.
# One that is moved speaks for an ending.
stands 0000040000080040
1000 press white
+1000 press black
+9000 rest
+1000 lift g1
+400 place g2
+300 press white
---
12700.000 alert id=1 kind=sensor confidence=likely evidence={"what":"unfollowed","squares":["g2","d3","c6"]}
