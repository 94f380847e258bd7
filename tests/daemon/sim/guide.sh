#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# Every parameter of the simulator stands in its guide: guide.sh FOLDER-OF-HEADERS GUIDE.md
set -u
failed=0
count=0

# fields FILE STRUCT: the names of its fields.
fields() {
	awk -v name="struct $2 {" '
		$0 == name { inside = 1; next }
		/^};/ { inside = 0 }
		inside' "$1" | sed 's|/\*.*||; s|^[[:space:]]*\*.*||' |
		grep -oE '[a-z_0-9]+(\[[A-Z_0-9]+\])?;' | sed 's/\[.*//; s/;//'
}

for place in hand.h:hand_model field.h:field_model reed.h:reed_model style.h:manners \
	surroundings.h:pace_model hardship.h:hardship_model hardship.h:mishap_model; do
	for field in $(fields "$1/${place%%:*}" "${place##*:}"); do
		count=$((count + 1))
		grep -q "\`$field\`" "$2" && continue
		echo "the guide does not name $field of struct ${place##*:}" >&2
		failed=1
	done
done
[ "$count" -gt 120 ] || { echo "only $count parameters found" >&2; failed=1; }
exit $failed
