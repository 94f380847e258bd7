#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# The message catalogues are whole: the template is what the sources say, each language has
# every message, and format strings agree.
# Usage: catalogues.sh SOURCE-DIRECTORY XGETTEXT-ARGUMENT...
set -u

source=$1
shift
for tool in xgettext msgfmt msgattrib msgcmp; do
	command -v $tool >/dev/null || { echo "$tool is not here: package gettext"; exit 77; }
done
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
po=$source/packaging/po
isolate=$(printf '\342\201\250')
failures=0

fail() {
	echo "FAILED: $*"
	failures=$((failures + 1))
}

# The template's messages without its date.
messages() { sed '/^"POT-Creation-Date:/d; /^# /d; /^#$/d; /^"Report-Msgid/d' "$1"; }

# How texts are found in files that are not C.
export GETTEXTDATADIRS="$po"
(cd "$source" && xgettext --default-domain=touchmove --output="$work/fresh.pot" \
	--files-from=packaging/po/POTFILES --directory=. "$@") || fail 'xgettext'
messages "$po/touchmove.pot" >"$work/kept"
messages "$work/fresh.pot" >"$work/fresh"
diff -u "$work/kept" "$work/fresh" ||
	fail 'touchmove.pot is stale: ninja touchmove-pot touchmove-update-po'

# A source with messages that POTFILES does not name.
(cd "$source" && grep -lE '\b(N_|_)\("' -r lib daemon --include='*.c' | sort) >"$work/with"
grep '\.c$' "$po/POTFILES" | sort | diff - "$work/with" || fail 'POTFILES does not name the sources with messages'

while read -r language; do
	file=$po/$language.po
	msgfmt --check -o /dev/null "$file" || fail "$language: msgfmt"
	msgcmp "$file" "$work/fresh.pot" >"$work/compared" 2>&1 ||
		{ cat "$work/compared"; fail "$language: messages are missing"; }
	msgattrib --untranslated --no-obsolete "$file" >"$work/left"
	msgattrib --only-fuzzy --no-obsolete "$file" >>"$work/left"
	[ ! -s "$work/left" ] || { cat "$work/left"; fail "$language: untranslated or fuzzy"; }
	# Between words that run from right to left, squares and numbers stand isolated.
	case $language in
	ar | fa | he)
		msgcat --no-wrap "$file" | grep '^msgstr' | grep -n "\(^\|[^$isolate]\)%[0-9]" &&
			fail "$language: an argument without isolates"
		;;
	esac
done <"$po/LINGUAS"
[ "$(wc -l <"$po/LINGUAS")" -eq 8 ] || fail 'eight languages beside English'
exit $((failures > 0))
