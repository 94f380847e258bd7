#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# One alert, one refusal and one article in each language, from the programs themselves; the
# JSON stays English. It makes a locale of its own, since a machine may have none.
# Usage: spoken.sh TOUCHMOVECTL CHESSLAWS CATALOGUES TRACE
set -u

ctl=$(realpath "$1")
laws=$(realpath "$2")
TEXTDOMAINDIR=$(realpath "$3")
trace=$(realpath "$4")
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
failures=0

command -v localedef >/dev/null || { echo 'localedef is not here: package libc-bin'; exit 77; }
localedef -i en_US -f UTF-8 --no-archive "$work/en_US.UTF-8" >/dev/null 2>&1
[ -e "$work/en_US.UTF-8/LC_MESSAGES/SYS_LC_MESSAGES" ] ||
	{ echo 'no locale can be made here: package locales'; exit 77; }
export LOCPATH="$work" LC_ALL=en_US.UTF-8 TEXTDOMAINDIR
unset LC_MESSAGES LANG

fail() {
	echo "FAILED: $*"
	failures=$((failures + 1))
}

# has WHAT TEXT
has() { grep -qF -e "$2" "$work/$1" || { fail "$LANGUAGE: no '$2' in:"; cat "$work/$1"; }; }

# speaks LANGUAGE ALERT REFUSAL ARTICLE: what stands in the alert, the refusal and the article
speaks() {
	export LANGUAGE="$1"
	"$ctl" replay "$trace" >"$work/out" 2>"$work/err" || fail "$1: replay"
	# The isolates are checked with the catalogues; without them the rest is plain to read.
	LC_ALL=C sed -i 's/\xE2\x81[\xA8\xA9]//g' "$work/out" "$work/err"
	has out "$2"
	has err "$3"
	"$laws" explain 7.5.3 >"$work/article" || fail "$1: explain"
	has article "$4"
	"$ctl" replay --json "$trace" 2>/dev/null | cmp -s - "$work/english.json" ||
		fail "$1: the JSON differs"
}

LANGUAGE=C "$ctl" replay --json "$trace" >"$work/english.json" 2>/dev/null ||
	fail 'replay --json'
grep -qF 'White played e2-e5, but that move is not legal (Article 7.5.1).' \
	"$work/english.json" || { fail 'no English alert'; cat "$work/english.json"; }

speaks C 'White played e2-e5' 'No draw offer of the opponent stands.' \
	'Pressing the clock without having made a move counts as an illegal move.'
speaks ar 'مؤكد: أدى الأبيض النقلة e2-e5، لكن' 'لا يوجد عرض تعادل' 'دون أداء نقلة'
speaks de 'sicher: Weiß spielte e2-e5, doch dieser Zug' 'kein Remisangebot' 'ohne ausgeführten Zug'
speaks es 'Las blancas jugaron e2-e5, pero esa jugada' 'oferta de tablas' 'sin haber realizado'
speaks fa 'قطعی: سفید e2-e5 را بازی کرد' 'پیشنهاد تساوی حریف' 'فشردن ساعت بدون انجام حرکت'
speaks fr 'Les Blancs ont joué e2-e5, mais ce coup' 'offre de nulle' 'sans avoir joué'
speaks he 'ודאי: הלבן שיחק e2-e5, אך' 'הצעת תיקו' 'מבלי לבצע מסע'
speaks ru 'Белые сыграли e2-e5, но этот ход' 'Предложения ничьей' 'без сделанного хода'
speaks zh_CN '白方走了 e2-e5，但这步棋' '提和' '没有走棋而按钟'
exit $((failures > 0))
