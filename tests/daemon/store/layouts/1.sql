-- SPDX-License-Identifier: LGPL-2.1-or-later
-- A store of layout 1, as touchmoved 0.1.0 wrote it: a game in progress, paused after 1. e4.
PRAGMA application_id = 1416447853;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE entry ( log INTEGER NOT NULL REFERENCES log, n INTEGER NOT NULL, kind INTEGER NOT NULL, t INTEGER NOT NULL, line TEXT, PRIMARY KEY (log, n)) WITHOUT ROWID;
INSERT INTO "entry" VALUES(1795439985566559,1,0,0,'0 ffff00000000ffff 0 at=2026-11-23T13:19:45Z
');
INSERT INTO "entry" VALUES(1795439985566559,2,0,0,'0 ffff00000000ffff 2
');
INSERT INTO "entry" VALUES(1795439985566559,3,2,15000,NULL);
INSERT INTO "entry" VALUES(1795439985566559,4,0,979802,'979802 ffff00000000efff 2
');
INSERT INTO "entry" VALUES(1795439985566559,5,2,1074802,NULL);
INSERT INTO "entry" VALUES(1795439985566559,6,0,1683968,'1683968 ffff00001000efff 2
');
INSERT INTO "entry" VALUES(1795439985566559,7,2,2183968,NULL);
INSERT INTO "entry" VALUES(1795439985566559,8,0,2186318,'2186318 ffff00001000efff 1
');
INSERT INTO "entry" VALUES(1795439985566559,9,2,2201318,NULL);
INSERT INTO "entry" VALUES(1795439985566559,10,1,2892632,'2892632 ! offer-draw white
');
INSERT INTO "entry" VALUES(1795439985566559,11,1,2896405,'2896405 ! penalty black add-opponent 60
');
INSERT INTO "entry" VALUES(1795439985566559,12,1,2900230,'2900230 ! pause
');
CREATE TABLE event ( log INTEGER NOT NULL REFERENCES log, n INTEGER NOT NULL, game INTEGER NOT NULL, body TEXT, public_body TEXT, PRIMARY KEY (log, n)) WITHOUT ROWID;
INSERT INTO "event" VALUES(1795439985566559,1,0,'{"seq":1,"t":0,"type":"game","state":"ready"}','{"seq":1,"t":0,"type":"game","state":"ready"}');
INSERT INTO "event" VALUES(1795439985566559,2,1,'{"seq":2,"t":0,"type":"game","state":"started","date":"2026-11-23T13:19:45Z","game":1}','{"seq":2,"t":0,"type":"game","state":"started","date":"2026-11-23T13:19:45Z","game":1}');
INSERT INTO "event" VALUES(1795439985566559,3,1,'{"seq":3,"t":0,"type":"clock","running":"white","white_ms":5430000,"black_ms":5430000,"why":"start","game":1}','{"seq":3,"t":0,"type":"clock","running":"white","white_ms":5430000,"black_ms":5430000,"why":"start","game":1}');
INSERT INTO "event" VALUES(1795439985566559,4,1,'{"seq":4,"t":979802,"type":"touched","side":"white","square":"e2","piece":"P","game":1}',NULL);
INSERT INTO "event" VALUES(1795439985566559,5,1,'{"seq":5,"t":2183968,"type":"released","side":"white","from":"e2","square":"e4","piece":"P","game":1}',NULL);
INSERT INTO "event" VALUES(1795439985566559,6,1,'{"seq":6,"t":2183968,"type":"made","ply":1,"side":"white","uci":"e2e4","san":"e4","fen":"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1","game":1}',NULL);
INSERT INTO "event" VALUES(1795439985566559,7,1,'{"seq":7,"t":2186318,"type":"completed","ply":1,"side":"white","uci":"e2e4","san":"e4","fen":"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1","by":"clock","white_ms":5457813,"black_ms":5430000,"game":1}','{"seq":4,"t":2186318,"type":"completed","ply":1,"side":"white","uci":"e2e4","san":"e4","fen":"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1","by":"clock","white_ms":5457813,"black_ms":5430000,"game":1}');
INSERT INTO "event" VALUES(1795439985566559,8,1,'{"seq":8,"t":2186318,"type":"clock","running":"black","white_ms":5457813,"black_ms":5430000,"why":"press","game":1}','{"seq":5,"t":2186318,"type":"clock","running":"black","white_ms":5457813,"black_ms":5430000,"why":"press","game":1}');
INSERT INTO "event" VALUES(1795439985566559,9,1,'{"seq":9,"t":2892632,"type":"draw-offer","side":"white","what":"offered","game":1}',NULL);
INSERT INTO "event" VALUES(1795439985566559,10,1,'{"seq":10,"t":2896405,"type":"ruling","id":1,"side":"black","decision":"confirmed","penalty":{"kind":"add-opponent","seconds":60},"by":"arbiter","game":1}',NULL);
INSERT INTO "event" VALUES(1795439985566559,11,1,'{"seq":11,"t":2896405,"type":"clock","running":"black","white_ms":5517813,"black_ms":5429289,"why":"penalty","game":1}','{"seq":6,"t":2896405,"type":"clock","running":"black","white_ms":5517813,"black_ms":5429289,"why":"penalty","game":1}');
INSERT INTO "event" VALUES(1795439985566559,12,1,'{"seq":12,"t":2900230,"type":"game","state":"paused","by":"arbiter","game":1}','{"seq":7,"t":2900230,"type":"game","state":"paused","game":1}');
INSERT INTO "event" VALUES(1795439985566559,13,1,'{"seq":13,"t":2900230,"type":"clock","white_ms":5517813,"black_ms":5429286,"why":"pause","game":1}','{"seq":8,"t":2900230,"type":"clock","white_ms":5517813,"black_ms":5429286,"why":"pause","game":1}');
CREATE TABLE log ( id INTEGER PRIMARY KEY, board TEXT NOT NULL, stream TEXT NOT NULL, source TEXT NOT NULL, program TEXT NOT NULL, began INTEGER NOT NULL, settings TEXT NOT NULL, seq INTEGER NOT NULL, public_seq INTEGER NOT NULL, game INTEGER NOT NULL, t INTEGER NOT NULL, live INTEGER NOT NULL, boot TEXT NOT NULL, boottime INTEGER NOT NULL, wall INTEGER NOT NULL);
INSERT INTO "log" VALUES(1795439985566559,'1','df1391ce4dba4721a1db7f258333aa0a','chardev:/dev/reedboard0','0.1.0',1795439985566559,'reedtrace 1
set TimeControl=5400+30
set White=Anna
set Black=Boris
',0,0,0,0,1,'0123456789abcdef0123456789abcdef',2263673557,1795439988471344);
CREATE INDEX log_of_board ON log (board, id);
CREATE INDEX event_of_game ON event (log, game);
COMMIT;
