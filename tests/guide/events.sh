#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# The guide to the events and their JSON schema say what the rows say, and a validator that others
# wrote finds the schema sound, its examples right, and an unknown key in one of them wrong.
# usage: events.sh GUIDE SCHEMA TOUCHMOVE-EVENTDOC EXAMPLES FOLDER...

guide=$1 schema=$2 tool=$3
shift 3

stale()
{
	echo "$1 is stale: meson compile event-document writes it anew" >&2
	exit 1
}

made=$("$tool" "$@") || exit 1
[ "$made" = "$(cat "$guide")" ] || stale "$guide"
made=$("$tool" --schema) || exit 1
[ "$made" = "$(cat "$schema")" ] || stale "$schema"

if ! python3 -c 'import jsonschema' 2>/dev/null; then
	echo 'without python3-jsonschema the schema is not held against a general validator' >&2
	exit 77
fi
python3 -B - "$guide" "$schema" <<'END'
import json
import sys

import jsonschema

schema = json.load(open(sys.argv[2], encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
lines = [line for line in open(sys.argv[1], encoding="utf-8") if line.startswith('{"seq"')]
judged = False
assert len(lines) > 40, "the guide has only %d examples" % len(lines)
for line in lines:
    event = json.loads(line)
    validator.validate(event)
    event["novelty"] = 1
    assert not validator.is_valid(event), "an unknown key is borne in " + line
    del event["novelty"]
    if event.get("kind") == "two-hands":
        event["confidence"] = "certain"
        assert not validator.is_valid(event), "two hands are certain in " + line
        event["evidence"]["seen_by"] = "arbiter"
        validator.validate(event)
        judged = True
assert judged, "the guide has no example of two hands"
END
