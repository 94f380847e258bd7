#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# Every public function is documented, the reference that is made of that names every exported
# symbol, and a header that says too little is found out.
# Usage: reference.sh LIB-DIRECTORY SHARED-LIBRARY
set -eu

lib=$1
library=$2
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
failures=0
export PYTHONDONTWRITEBYTECODE=1

fail() {
	echo "FAILED: $*"
	failures=$((failures + 1))
}

python3 "$lib/reference/check.py" "$lib/chesslaws" "$library" || fail 'the headers'
python3 "$lib/reference/generate.py" "$lib/chesslaws" "$work/reference" 1.2.3 || fail 'generating'

nm -D --defined-only "$library" | sed -n 's/.* \(laws_[a-z0-9_]*\).*/\1/p' >"$work/symbols"
[ -s "$work/symbols" ] || fail 'the library exports nothing'
while read -r symbol; do
	[ -s "$work/reference/man3/$symbol.3" ] || fail "no manual page of $symbol"
	grep -q "<h3 id=\"$symbol\">" "$work/reference/chesslaws.html" || fail "no HTML of $symbol"
done <"$work/symbols"

missing=
if command -v xmllint >/dev/null; then
	xmllint --html --noout "$work/reference/chesslaws.html" || fail 'the HTML'
else
	missing="$missing libxml2-utils"
fi
if command -v groff >/dev/null; then
	for page in "$work"/reference/man3/chesslaws-*.3; do
		groff -man -ww -Tutf8 "$page" 2>&1 >/dev/null | grep . && fail "$page"
	done
else
	missing="$missing groff-base"
fi

# refuse FAULT: a header with standard input in it is refused for that.
refuse() {
	mkdir -p "$work/bad"
	{
		printf '/* SPDX */\n/*\n * A header.\n */\n'
		cat
	} >"$work/bad/bad.h"
	if python3 "$lib/reference/check.py" "$work/bad" >"$work/output"; then
		fail "accepted: $1"
	elif ! grep -q "$1" "$work/output"; then
		cat "$work/output"
		fail "not refused for: $1"
	fi
}

refuse 'it has no comment' <<END
void laws_bad(void);
END
refuse 'does not say what @count' <<END
/* Does it (Article 4.1); never fails. */
void laws_bad(unsigned int count);
END
refuse 'does not say what is returned' <<END
/* Does it by Article 4.1. */
bool laws_bad(void);
END
refuse 'which errors are returned' <<END
/* Whether it is done (Article 4.1). */
int laws_bad(void);
END
refuse 'whether NULL can be returned' <<END
/* Returns it (Article 4.1). */
const char *laws_bad(void);
END
refuse 'names an article or a standard' <<END
/* Does it; never fails. */
void laws_bad(void);
END
refuse 'laws_worse, is not documented' <<END
enum laws_worse {
	LAWS_ONE,
};

/* Does it to @worse (Article 4.1); never fails. */
void laws_bad(enum laws_worse worse);
END
refuse 'cannot read' <<END
int bad;
END

[ $failures -eq 0 ] || exit 1
[ -z "$missing" ] || {
	echo "skipped in part, for want of the packages$missing"
	exit 77
}
