#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Streams that are longer than the bus carries in one message: they are asked
# for in pages, and nobody can have touchmoved thrown off the bus by asking.
# Prints TAP; no wait is without an event.
#
# usage: pages.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

# A page of 1 MiB passes with its head, and both streams of the trace below do not.
limit=1100000

write_trace()
{
	awk 'BEGIN {
		print "reedtrace 1\nset TimeControl=5400+30\n0 ffff00000000ffff 0"
		print "1000000 ffff00000000ffff 2"
		for (i = 1; i <= 6000; i++)
			printf "%d000000 ! pause\n%d500000 ! resume\n", i + 1, i + 1
		print "7000000000 ! result 1-0"
	}' >"$work/long.trace"
	"$ctl" replay --json "$work/long.trace" >"$work/replay" || return 1
	"$ctl" replay --json --public "$work/long.trace" >"$work/replay.public"
}

page() # INTERFACE SEQ
{
	bounded busctl --user --json=short call org.touchmove1 /org/touchmove1/board/1 \
		"org.touchmove1.$1" EventsSince t "$2" >"$work/page"
}

# The numbers of a page's events, a line each.
numbers()
{
	sed 's/\],\[/\n/g; s/\[\[\[//' "$work/page" | sed -n 's/^[^0-9]*\([0-9]*\),"[a-z-]*",.*/\1/p'
}

everybody_may_ask()
{
	start --source "trace:$work/long.trace" --speed max || return 1
	health '"health":"ended"' || return 1
	bounded "$ctl" --user monitor --public --json --until-end >"$work/late.public" || return 1
	bounded "$ctl" --user monitor --json --until-end >"$work/late" || return 1
	same "$work/late.public" "$work/replay.public" && same "$work/late" "$work/replay" &&
		kill -0 "$daemon_pid"
}

# Neither stream would have passed as one message, by a lower bound of its size there.
streams_are_longer_than_the_limit()
{
	for interface in Arbiter Game; do
		page $interface 0 || return 1
		awk -v limit=$limit -v all="$(wc -l <"$work/replay.public")" '
			{ exit !(length($0) / 2 * all / 1000 > limit) }' "$work/page" || return 1
	done
}

pages_hold_a_thousand()
{
	for interface in Arbiter Game; do
		page $interface 0 || return 1
		numbers >"$work/numbers"
		seq 1 1000 >"$work/expected"
		same "$work/numbers" "$work/expected" || return 1
		page $interface 1234 || return 1
		numbers >"$work/numbers"
		seq 1235 2234 >"$work/expected"
		same "$work/numbers" "$work/expected" || return 1
	done
}

last_page_is_empty()
{
	last=$(wc -l <"$work/replay.public")
	page Game $((last - 3)) && [ "$(numbers | wc -l)" -eq 3 ] || return 1
	for seq in "$last" $((last + 1)) 18446744073709551615; do
		page Game "$seq" && [ "$(numbers | wc -l)" -eq 0 ] || return 1
	done
}

cp "$here/session.conf" "$work/session.conf"
sed -i "s#</busconfig>#<limit name=\"max_message_size\">$limit</limit></busconfig>#" \
	"$work/session.conf"
configuration=$work/session.conf
start_bus
write_trace
check everybody_may_ask
check streams_are_longer_than_the_limit
check pages_hold_a_thousand
check last_page_is_empty
stop
echo "1..$count"
exit $failed
