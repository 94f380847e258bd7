# Pieces that were left on the board are put away: what was said lapses when all but two are.
stands 00000000100c007c
6000 lift c3 d3
+1000 lift c1 d1
+1000 lift e1
+1000 lift f1
+9000 rest
---
5000.000 alert id=1 kind=sensor confidence=possible evidence={"what":"unfollowed","squares":["c1","d1","e1","f1","g1","c3","d3","e4"]}
9015.000 ruling id=1 alert=1 decision=lapsed
