#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# The guide of the alerts says what their table and the stories say.
# Usage: alert_document.sh GUIDE ALERT-DOCUMENT DIRECTORY STORY...
guide=$1
shift
made=$("$@") || exit 1
[ "$made" = "$(cat "$guide")" ] || {
	echo "$guide is stale: meson compile -C build alert-guide writes it anew" >&2
	printf '%s\n' "$made" | diff "$guide" - | head -40 >&2
	exit 1
}
