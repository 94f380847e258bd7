# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Gets Debian packages of any architecture from the machine's own sources, and unpacks the needed
# parts into the cache. Nothing is installed, and neither dpkg's list of architectures nor apt's
# lists are changed: apt gets a separate state, in which nothing is installed.

# Lists older than this name kernels that the mirror has dropped.
readonly LISTS_MINUTES=720

apt_configure() {
	local state=$CACHE/apt architecture

	mkdir -p "$state/lists/partial" "$state/archives/partial"
	: >"$state/status"
	for architecture in amd64 arm64 armhf; do
		cat >"$state/apt.conf.new" <<-CONF
			APT::Architecture "$architecture";
			APT::Architectures { "amd64"; "arm64"; "armhf"; };
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
		CONF
		mv "$state/apt.conf.new" "$state/apt-$architecture.conf"
	done
}

# apt_as ARCHITECTURE COMMAND...: runs apt-get or apt-cache as on an empty machine of that kind.
apt_as() {
	local architecture=$1
	shift

	APT_CONFIG=$CACHE/apt/apt-$architecture.conf "$@"
}

# Without a network the lists of the last run are used, if there are any.
apt_lists() {
	local stamp=$CACHE/apt/updated status=0

	# A cache from before armhf was added has no lists of it.
	[ -e "$CACHE/apt/apt-armhf.conf" ] || { apt_configure && rm -f "$stamp"; }
	exec {lists_lock}>"$CACHE/.lists-lock"
	flock "$lists_lock"
	if [ "${1-}" = again ] || [ -z "$(find "$stamp" -mmin "-$LISTS_MINUTES" 2>/dev/null)" ]; then
		if apt_as "$NATIVE" apt-get -q update >"$CACHE/apt/update.log" 2>&1; then
			touch "$stamp"
		else
			status=1
		fi
	fi
	exec {lists_lock}>&-
	return "$status"
}

# The folder of what apt's lists have answered. Apt takes seconds to read them, so that an answer is
# kept until they change.
answers() {
	local state answers
	state=$(find "$CACHE/apt/lists" -maxdepth 1 -type f -printf '%f %s %T@\n' | sort | cksum)
	answers=$CACHE/apt/answers-${state%% *}

	[ -d "$answers" ] || rm -rf "$CACHE"/apt/answers-*
	mkdir -p "$answers"
	echo "$answers"
}

# dependency ARCHITECTURE PACKAGE PREFIX: the first dependency of PACKAGE that begins with PREFIX: so
# a metapackage names its kernel.
dependency() {
	local answer name
	answer=$(answers)/$1-$2-$3

	if [ ! -s "$answer" ]; then
		name=$(apt_as "$1" apt-cache depends --important "$2" 2>/dev/null |
			sed -n "s/^ *Depends: \($3[^ :]*\)\(:.*\)\?$/\1/p" | head -n 1)
		[ -n "$name" ] || return 1
		echo "$name" >"$answer"
	fi
	cat "$answer"
}

# download ARCHITECTURE INTO PACKAGE...
download() {
	local architecture=$1 into=$2
	shift 2

	(cd "$into" && apt_as "$architecture" apt-get -q download "$@" >log 2>&1) && return 0
	apt_lists again
	(cd "$into" && apt_as "$architecture" apt-get -q download "$@" >log 2>&1) && return 0
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

# The release of the kernel that a metapackage names, such as 6.1.0-56-arm64.
kernel_release() {
	local image

	# A kernel of our own (debug/build) is named by its release.
	if [ -e "$CACHE/kernels/$2/boot/vmlinuz-$2" ]; then
		echo "$2"
		return
	fi
	image=$(dependency "$1" "$2" linux-image-)
	[ -n "$image" ] && echo "${image#linux-image-}"
}

# Only the modules that the guests load, and the device trees of the Raspberry Pi: 20 MB of 400.
readonly MODULE_FOLDERS='fs/9p fs/netfs fs/fscache fs/overlayfs fs/configfs net/9p lib crypto
	drivers/virtio drivers/gpio drivers/usb/common drivers/usb/core drivers/usb/usbip
	drivers/usb/host drivers/usb/gadget drivers/hid drivers/spi drivers/i2c drivers/pinctrl
	drivers/base drivers/char/virtio_console* drivers/input/keyboard drivers/of drivers/clk'

fill_kernel() {
	local architecture=$1 release=$2 into=$3

	fetch "$architecture" "$into" "linux-image-$release" && (cd "$into" && prune_kernel "$release")
}

# Deletes the parts of an unpacked kernel that the guests never use, and indexes the rest.
prune_kernel() {
	local release=$1 modules folder keep

	[ -d lib/modules ] || { mkdir -p lib && mv usr/lib/modules lib/; }
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

# fetch_kernel ARCHITECTURE RELEASE: fetches image, modules and headers.
fetch_kernel() {
	cached "kernels/$2" fill_kernel "$1" "$2" || return 1
	[ -e "/usr/src/linux-headers-$2/Makefile" ] ||
		cached "kernels/headers-$2" fill_headers "$1" "$2"
}

# Sources of the drivers that stock kernels leave out, and that simulate hardware or read it.
readonly SOURCE_FILES='drivers/gpio/gpio-sim.c drivers/gpio/gpiolib.h kernel/irq/irq_sim.c
	drivers/gpio/gpio-pisosr.c drivers/pinctrl/pinctrl-mcp23s08.c
	drivers/pinctrl/pinctrl-mcp23s08.h drivers/pinctrl/pinctrl-mcp23s08_i2c.c
	drivers/pinctrl/pinctrl-mcp23s08_spi.c drivers/gpio/gpiolib-swnode.h'

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
