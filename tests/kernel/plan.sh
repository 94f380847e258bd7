# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Which script runs on which kernel: every one on all, or, in a short run, as the table "short"
# beside this file says.

# Only the scripts whose part/name.sh matches this pattern; by default all but the benchmark, which
# measures and checks nothing.
readonly ONLY=${TOUCHMOVE_ONLY-}

# One of each series; a line for an architecture without any, so that it is missed.
kernels() {
	local architecture release found

	for architecture in arm64 amd64; do
		found=$(releases "$architecture")
		for release in ${found:-newest}; do
			echo "$architecture:$release"
		done
	done
}

# "oldest ARCHITECTURE" and "newest ARCHITECTURE" as releases; empty: no short run.
declare -A short_release=()

# plan_short ARCHITECTURE:KERNEL...: a short run of these kernels.
plan_short() {
	local kernel architecture release releases=

	for kernel; do
		release=$(kernel_release "${kernel%%:*}" "${kernel#*:}") || true
		[ -z "$release" ] || releases+="${kernel%%:*} $release"$'\n'
	done
	while read -r architecture release; do
		short_release[oldest $architecture]=${short_release[oldest $architecture]-$release}
		short_release[newest $architecture]=$release
	done < <(printf '%s' "$releases" | sort -k 1,1 -k 2,2V)
}

# runs_any ARCHITECTURE RELEASE: false for kernels between the oldest and the newest of a short run.
runs_any() {
	[ ${#short_release[@]} -eq 0 ] || [ "${short_release[oldest $1]-}" = "$2" ] ||
		[ "${short_release[newest $1]-}" = "$2" ]
}

# The kernels that the table gives a script, in its words, a line each: the first row that fits
# counts.
short_kernels() {
	local pattern which age architecture kernels=()

	while IFS='|' read -r pattern which _; do
		read -r pattern _ <<<"${pattern%%#*}"
		# shellcheck disable=SC2053
		if [ -n "$pattern" ] && [[ $1 == $pattern ]]; then
			break
		fi
		which=
	done <"$HERE/short"
	IFS=, read -ra kernels <<<"$which"
	for which in "${kernels[@]:-}"; do
		read -r age architecture <<<"$which"
		which=$age${architecture:+ }$architecture
		case $which in
		every | none | 'oldest amd64' | 'newest amd64' | 'oldest arm64' | 'newest arm64')
			echo "$which"
			;;
		*)
			echo "tests/kernel/short does not say on which kernels $1 runs" >&2
			exit 1
			;;
		esac
	done
}

# wanted PART/NAME.sh ARCHITECTURE RELEASE: true if this kernel runs it.
wanted() {
	local kernels kernel

	if [ -n "$ONLY" ]; then
		# shellcheck disable=SC2053
		[[ $1 == $ONLY ]] || return 1
	elif [[ $1 == bench/* ]]; then
		return 1
	fi
	[ ${#short_release[@]} -gt 0 ] || return 0
	runs_any "$2" "$3" || return 1
	kernels=$(short_kernels "$1") || exit 1
	[ "$kernels" != every ] || return 0
	while read -r kernel; do
		if [[ $kernel == *" $2" && ${short_release[$kernel]-} == "$3" ]]; then
			return 0
		fi
	done <<<"$kernels"
	return 1
}

# wanted_scripts ARCHITECTURE RELEASE: what this kernel runs, a line of PART/NAME.sh each.
wanted_scripts() {
	local part file

	for part in $(parts); do
		for file in "$HERE/$part"/*.sh; do
			if [ -e "$file" ] && wanted "$part/$(basename "$file")" "$1" "$2"; then
				echo "$part/$(basename "$file")"
			fi
		done
	done
}
