# Of an analysis after the last press the public learns nothing, nor of its end.
show public
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+1000 lift a7
+300 place a6
+1000 lift c6
+400 lift b5
+300 place c6
+1000 lift c6
+400 lift d7
+300 place c6
+9000 ! result 0-1 resignation
---
21600.000 clock why=pause
21600.000 game state=ended result=0-1 reason=resignation
