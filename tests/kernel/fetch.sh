# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Gets Debian packages of any architecture from the machine's own sources, and unpacks the needed
# parts into the cache. Nothing is installed, and neither dpkg's list of architectures nor apt's
# lists are changed: apt gets separate states, in which nothing is installed. One, "apt", has the
# machine's own sources and serves the guests' roots. The other, "apt-kernels", has every suite with
# kernels that the machine's mirror serves, and nothing but kernels is taken out of it.

# Lists older than this name kernels that the mirror has dropped.
readonly LISTS_MINUTES=720

# The releases of Debian whose kernels are tested, and whose backports: those that the driver is for.
# The last one is whatever is stable when this is read.
readonly KERNEL_RELEASES='bookworm trixie stable'

# apt_configure STATE ARCHITECTURES [FOLDER]: FOLDER has the sources, if they are not the machine's.
apt_configure() {
	local state=$CACHE/$1 architecture known
	known=$(printf '"%s"; ' $2)

	mkdir -p "$state/lists/partial" "$state/archives/partial"
	[ -e "$state/status" ] || : >"$state/status"
	for architecture in $2; do
		cat >"$state/apt.conf.new" <<-CONF
			APT::Architecture "$architecture";
			APT::Architectures { $known};
			Dir::State "$state";
			Dir::State::lists "$state/lists";
			Dir::State::status "$state/status";
			Dir::Cache "$state";
			Dir::Cache::archives "$state/archives";
			APT::Sandbox::User "root";
			APT::Install-Recommends "no";
			APT::Get::List-Cleanup "no";
			Acquire::Retries "2";
			Acquire::http::Timeout "30";
			Acquire::Languages "none";
			Acquire::AllowReleaseInfoChange "true";
		CONF
		[ -z "${3-}" ] || cat >>"$state/apt.conf.new" <<-CONF
			Dir::Etc::sourcelist "/dev/null";
			Dir::Etc::sourceparts "$3";
		CONF
		mv "$state/apt.conf.new" "$state/apt-$architecture.conf"
	done
}

# apt_in STATE ARCHITECTURE COMMAND [ARGUMENT...]: what apt has read of its lists it keeps, which the
# configuration of images for containers forbids; to read them again takes seconds each time.
apt_in() {
	local state=$1 architecture=$2 command=$3
	shift 3

	APT_CONFIG=$CACHE/$state/apt-$architecture.conf "$command" \
		-o Dir::Cache::pkgcache="packages-$architecture.bin" "$@"
}

# apt_as ARCHITECTURE COMMAND...: runs apt-get or apt-cache as on an empty machine of that kind.
apt_as() { apt_in apt "$@"; }

# The same with the sources of kernels.
apt_kernels() { apt_in apt-kernels "$@"; }

# The address of the machine's mirror of what Debian labels so: the release, or its security fixes.
mirror_of() {
	local asked=(apt-get indextargets 'Created-By: Packages' 'Origin: Debian' "Label: $1"
		'Component: main' --format '$(REPO_URI)')

	# The machine's own lists may be empty, and so may be these while the mirror is being changed.
	{ apt_as "$NATIVE" "${asked[@]}" && "${asked[@]}"; } 2>/dev/null | head -n 1
}

# write_source FOLDER NAME URI SUITE
write_source() {
	local keys=/usr/share/keyrings/debian-archive-keyring.gpg

	cat >"$1/$2.sources" <<-SOURCE
		Types: deb
		URIs: $3
		Suites: $4
		Components: main
		$([ ! -e "$keys" ] || echo "Signed-By: $keys")
	SOURCE
}

# Derives the sources of kernels from the machine's own. A machine that is no Debian has only those.
# Others may be reading them: they are replaced only where they change.
write_kernel_sources() {
	local folder=$CACHE/apt-kernels/sources new release main security

	new=$(mktemp -d "$CACHE/.sources.XXXXXX")
	chmod 755 "$new"
	main=$(mirror_of Debian)
	security=$(mirror_of Debian-Security)
	for release in $KERNEL_RELEASES; do
		[ -z "$main" ] || write_source "$new" "$release-backports" "$main" "$release-backports"
		# Of stable, backports are enough: what is older is named by its release.
		[ "$release" != stable ] || continue
		[ -z "$main" ] || write_source "$new" "$release" "$main" "$release"
		[ -z "$security" ] ||
			write_source "$new" "$release-security" "$security" "$release-security"
	done
	if ! diff -r "$new" "$folder" >/dev/null 2>&1; then
		rm -rf "$folder"
		mkdir -p "$(dirname "$folder")"
		mv -T "$new" "$folder"
	fi
	rm -rf "$new"
	if [ -n "$main" ]; then
		apt_configure apt-kernels 'amd64 arm64' "$folder"
	else
		apt_configure apt-kernels 'amd64 arm64'
	fi
}

# The suites of kernels that the mirror does not serve, with a reason, as comments.
missing_suites() {
	local file suite

	for file in "$CACHE"/apt-kernels/sources/*.sources; do
		[ -e "$file" ] || continue
		suite=$(basename "$file" .sources)
		ls "$CACHE/apt-kernels/lists/"*"_dists_${suite}_"*Release >/dev/null 2>&1 ||
			note "no kernels of $suite: this machine's mirror does not serve it"
	done
}

# update_lists STATE: one suite that is missing fails the update, and leaves the others.
update_lists() {
	APT_CONFIG=$CACHE/$1/apt-$NATIVE.conf apt-get -q update >"$CACHE/$1/update.log" 2>&1
}

# What a source did not give, as while a mirror is being changed, is asked for again after so long.
readonly AGAIN_MINUTES=20

# Without a network the lists of the last run are used, if there are any.
apt_lists() {
	local stamp=$CACHE/apt-kernels/updated status=0

	# A cache from before armhf was added has no lists of it.
	[ -e "$CACHE/apt/apt-armhf.conf" ] || { apt_configure apt 'amd64 arm64 armhf' && rm -f "$stamp"; }
	exec {lists_lock}>"$CACHE/.lists-lock"
	flock "$lists_lock"
	if [ "${1-}" = again ] || [ -z "$(find "$stamp" -mmin "-$LISTS_MINUTES" 2>/dev/null)" ]; then
		update_lists apt || status=1
		write_kernel_sources
		update_lists apt-kernels || status=1
		# A source that fails need not be Debian's.
		[ "$status" -ne 0 ] || touch "$stamp"
		if [ -n "$(all_releases "$NATIVE")" ]; then
			[ "$status" -eq 0 ] ||
				touch -d "$((LISTS_MINUTES - AGAIN_MINUTES)) minutes ago" "$stamp"
			status=0
		fi
	fi
	exec {lists_lock}>&-
	return "$status"
}

# The folder of what apt's lists have answered. Apt takes seconds to read them, so that an answer is
# kept until they change.
answers() {
	local state answers
	state=$(find "$CACHE/apt-kernels/lists" -maxdepth 1 -type f -printf '%f %s %T@\n' | sort |
		cksum)
	answers=$CACHE/apt-kernels/answers-${state%% *}

	[ -d "$answers" ] || rm -rf "$CACHE"/apt-kernels/answers-*
	mkdir -p "$answers"
	echo "$answers"
}

# dependencies ARCHITECTURE PACKAGE PREFIX: the dependencies of PACKAGE that begin with PREFIX.
dependencies() {
	local answer
	answer=$(answers)/$1-$2-$3

	[ -s "$answer" ] || apt_kernels "$1" apt-cache depends --important "$2" 2>/dev/null |
		sed -n "s/^ *Depends: \($3[^ :]*\)\(:.*\)\?$/\1/p" >"$answer"
	cat "$answer"
}

# The first of them; fails if there is none.
dependency() {
	local names
	names=$(dependencies "$@")

	[ -n "$names" ] && head -n 1 <<<"$names"
}

# all_releases ARCHITECTURE: every kernel that a metapackage of any suite names, the oldest first.
all_releases() {
	local answer packages
	answer=$(answers)/releases-$1

	if [ ! -s "$answer" ]; then
		packages=$(apt_kernels "$1" apt-cache pkgnames linux-image- |
			grep -xE "linux-image-([0-9]+\.[0-9]+-)?$1") || return 0
		# shellcheck disable=SC2086
		apt_kernels "$1" apt-cache show $packages 2>/dev/null | grep '^Depends:' |
			grep -oE "linux-image-[0-9][^ ,:(]*-$1" | sed 's/^linux-image-//' |
			sort -uV >"$answer"
	fi
	cat "$answer"
}

# series_of RELEASE: its first two numbers, and which Debian built it: 6.12+deb13.
series_of() { sed -E 's/^([0-9]+\.[0-9]+)[^+]*(\+deb[0-9]+)?.*/\1\2/' <<<"$1"; }

# releases ARCHITECTURE: of each series the newest kernel, the oldest series first.
releases() {
	local release series last='' kept=''

	while read -r release; do
		series=$(series_of "$release")
		[ "$series" = "$last" ] || [ -z "$kept" ] || echo "$kept"
		last=$series
		kept=$release
	done < <(all_releases "$1" | while read -r release; do
		echo "$(series_of "$release") $release"
	done | sort -s -k 1,1V | cut -d' ' -f2)
	[ -z "$kept" ] || echo "$kept"
}

# download ARCHITECTURE INTO PACKAGE...
download() {
	local architecture=$1 into=$2
	shift 2

	(cd "$into" && apt_kernels "$architecture" apt-get -q download "$@" >log 2>&1) && return 0
	apt_lists again
	(cd "$into" && apt_kernels "$architecture" apt-get -q download "$@" >log 2>&1) && return 0
	sed 's/^/# /' "$into/log" | tail -n 3
	return 1
}

# unpack FILE INTO [MEMBER...]: in some packages of Debian 12 /lib is a directory, in others a link
# into /usr.
unpack() {
	local file=$1 into=$2
	shift 2

	dpkg-deb --fsys-tarfile "$file" |
		tar -x -C "$into" --keep-directory-symlink --no-same-owner --wildcards "$@"
}

# fetch ARCHITECTURE INTO PACKAGE [MEMBER...]
fetch() {
	local architecture=$1 into=$2 package=$3 debs status=0
	shift 3

	debs=$(mktemp -d "$CACHE/.debs.XXXXXX")
	download "$architecture" "$debs" "$package" &&
		unpack "$debs"/*.deb "$into" "$@" || status=1
	rm -rf "$debs"
	return "$status"
}

# kernel_release ARCHITECTURE KERNEL: the release, such as 6.1.0-56-arm64, of a kernel that is named by
# "oldest" or "newest", by its package, by its release, or by the first numbers of that (7.3). Fails
# if there is none.
kernel_release() {
	local name=${2#linux-image-} found

	case $2 in
	oldest) found=$(releases "$1" | head -n 1) ;;
	newest) found=$(releases "$1" | tail -n 1) ;;
	*)
		# A kernel of our own (debug/build) is in no list.
		if [ -e "$CACHE/kernels/$name/boot/vmlinuz-$name" ]; then
			echo "$name"
			return
		fi
		name=${name%-"$1"}
		found=$(all_releases "$1" | grep -E "^${name//[.+]/\\&}([-.+]|$)" | tail -n 1)
		;;
	esac
	[ -n "$found" ] && echo "$found"
}

# Only the modules that the guests load, and the device trees of the Raspberry Pi: 20 MB of 400.
readonly MODULE_FOLDERS='fs/9p fs/netfs fs/fscache fs/overlayfs fs/configfs net/9p lib crypto
	drivers/virtio drivers/gpio drivers/usb/common drivers/usb/core drivers/usb/usbip
	drivers/usb/host drivers/usb/gadget drivers/hid drivers/spi drivers/i2c drivers/pinctrl
	drivers/base drivers/char/virtio_console* drivers/input/keyboard drivers/of drivers/clk'

fill_kernel() {
	local architecture=$1 release=$2 into=$3 part

	fetch "$architecture" "$into" "linux-image-$release" || return 1
	# Since 7.2 it is empty, and names its parts.
	if [ ! -e "$into/boot/vmlinuz-$release" ]; then
		for part in linux-base- linux-binary- linux-modules-; do
			part=$(dependency "$architecture" "linux-image-$release" "$part") &&
				fetch "$architecture" "$into" "$part" || return 1
		done
	fi
	(cd "$into" && as_before "$release" && prune_kernel "$release")
}

# Puts the parts of a kernel where older packages had them.
as_before() {
	local modules=lib/modules/$1

	[ -d lib/modules ] || { mkdir -p lib && mv usr/lib/modules lib/; }
	[ ! -e "$modules/vmlinuz" ] || { mkdir -p boot && mv "$modules/vmlinuz" "boot/vmlinuz-$1"; }
	if [ -d "$modules/dtb" ]; then
		rm -f "usr/lib/linux-image-$1"
		mkdir -p "usr/lib/linux-image-$1"
		! [ -d "$modules/dtb/broadcom" ] || mv "$modules/dtb/broadcom" "usr/lib/linux-image-$1/"
		rm -rf "$modules/dtb"
	fi
	rm -f "$modules/System.map"
}

# Deletes the parts of an unpacked kernel that the guests never use, and indexes the rest.
prune_kernel() {
	local release=$1 modules folder keep

	modules=lib/modules/$release
	mkdir "$modules/kept"
	for folder in $MODULE_FOLDERS; do
		for keep in "$modules"/kernel/$folder; do
			[ -e "$keep" ] || continue
			mkdir -p "$modules/kept/$(dirname "${keep#"$modules"/kernel/}")"
			mv "$keep" "$modules/kept/${keep#"$modules"/kernel/}"
		done
	done
	rm -rf "$modules/kernel" usr/share boot/System.map*
	find usr/lib -mindepth 2 -maxdepth 2 ! -name broadcom -exec rm -rf {} + 2>/dev/null
	mv "$modules/kept" "$modules/kernel"
	PATH=$PATH:/usr/sbin depmod -b . "$release" 2>/dev/null
}

# run_elsewhere ARCHITECTURE FOLDER LIBRARIES FINAL: kbuild's programs below FOLDER may be of a newer
# Debian than this machine, and want its libraries, packages that come into FOLDER beside them and
# will lie in FINAL: then a script stands in for each program.
run_elsewhere() {
	local folder=$2 final=$4 program package libraries

	find "$folder/usr/lib" -type f -perm -u+x | while read -r program; do
		# All of it is read: a pipe that grep -q closes early would have failed.
		! ldd "$program" 2>&1 | grep 'not found' >/dev/null || echo "$program"
	done >"$folder/programs"
	[ -s "$folder/programs" ] || return 0
	[ -n "$3" ] || return 1
	mkdir "$folder/libraries"
	for package in $3; do
		fetch "$1" "$folder/libraries" "$package" || return 1
	done
	libraries=usr/lib/$(triplet "$1")
	while read -r program; do
		mv "$program" "$program.real-program"
		cat >"$program" <<-SCRIPT
			#!/bin/sh
			exec "$final/libraries/$libraries/"ld-linux*.so.* \\
				--library-path "$final/libraries/$libraries" "\$0.real-program" "\$@"
		SCRIPT
		chmod +x "$program"
	done <"$folder/programs"
}

# Headers, their common part and kbuild refer to one another by absolute paths. Kbuild's programs
# are those of the building machine.
fill_headers() {
	local architecture=$1 release=$2 into=$3 headers=linux-headers-$2 common kbuild final

	final=$CACHE/kernels/headers-$release
	common=$(dependency "$architecture" "$headers" linux-headers-)
	kbuild=$(dependency "$architecture" "$headers" linux-kbuild-)
	[ -n "$common" ] && [ -n "$kbuild" ] || return 1
	fetch "$architecture" "$into" "$headers" && fetch "$architecture" "$into" "$common" &&
		fetch "$NATIVE" "$into" "$kbuild" || return 1
	run_elsewhere "$NATIVE" "$into" "$(dependencies "$NATIVE" "$kbuild" lib)" "$final" || return 1
	ln -sfn "$final/usr/lib/$kbuild/scripts" "$into/usr/src/$headers/scripts"
	ln -sfn "$final/usr/lib/$kbuild/tools" "$into/usr/src/$headers/tools"
	ln -sfn "$final/usr/lib/$kbuild/scripts" "$into/usr/src/$common/scripts"
	ln -sfn "$final/usr/lib/$kbuild/tools" "$into/usr/src/$common/tools"
	sed -i "s|/usr/src/|$final/usr/src/|" "$into/usr/src/$headers/Makefile"
}

# The directory of a release's headers, which kernel_headers has fetched.
headers_of() {
	if [ -e "/usr/src/linux-headers-$1/Makefile" ]; then
		echo "/usr/src/linux-headers-$1"
	else
		echo "$CACHE/kernels/headers-$1/usr/src/linux-headers-$1"
	fi
}

# fetch_headers ARCHITECTURE RELEASE
fetch_headers() {
	[ -e "/usr/src/linux-headers-$2/Makefile" ] ||
		cached "kernels/headers-$2" fill_headers "$1" "$2"
}

# fetch_kernel ARCHITECTURE RELEASE: fetches image, modules and headers.
fetch_kernel() {
	cached "kernels/$2" fill_kernel "$1" "$2" && fetch_headers "$1" "$2"
}

# Sources of the simulator that most stock kernels leave out.
readonly SOURCE_FILES='drivers/gpio/gpio-sim.c drivers/gpio/gpiolib.h kernel/irq/irq_sim.c
	drivers/gpio/gpiolib-swnode.h'

fill_source() {
	local version=$1 into=$2 archive=/usr/src/linux-source-$1.tar.xz file members=()

	for file in $SOURCE_FILES; do
		members+=("linux-source-$version/$file")
	done
	if [ ! -e "$archive" ]; then
		fetch "$NATIVE" "$into" "linux-source-$version" || return 1
		archive=$into$archive
	fi
	# A version may lack one of the files; the build fails if it matters.
	xz -dc -T0 "$archive" | tar -x -C "$into" --strip-components=1 "${members[@]}" 2>/dev/null
	rm -rf "${into:?}/usr"
	[ -e "$into/drivers/gpio/gpio-sim.c" ]
}

# A release's source is found by its first two numbers; another list of files is another entry.
source_of() {
	local version

	version=$(cut -d. -f1-2 <<<"$1")
	echo "kernels/source-${version%-*}-$(cksum <<<"$SOURCE_FILES" | cut -d' ' -f1)"
}

fetch_source() {
	local version

	version=$(cut -d. -f1-2 <<<"$1")
	cached "$(source_of "$1")" fill_source "${version%-*}"
}
