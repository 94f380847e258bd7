# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Builds what a guest runs: the modules and the test modules for a kernel, the simulated hardware
# that stock kernels leave out, the static test programs, and the daemon with its tools.

# The folders beside this script without tests for guests; README.md says what each folder may hold.
readonly NO_PARTS=' guest debug dts static '

parts() {
	local folder name

	if [ -n "${PARTS-}" ]; then
		tr ' ' '\n' <<<"$PARTS"
		return
	fi
	for folder in "$HERE"/*/; do
		name=$(basename "$folder")
		[[ $NO_PARTS == *" $name "* ]] || echo "$name"
	done
}

# compiler_arguments ARCHITECTURE RELEASE: what kbuild must be told where the compiler that the headers
# name is not installed, because another Debian built them: to use this machine's, without the options
# that it has not.
compiler_arguments() {
	local prefix wanted option instead
	prefix=$(cross_prefix "$1")

	wanted=$(sed -n 's/^CC = .*)\(gcc[-0-9]*\)$/\1/p' "$(headers_of "$2")/.kernelvariables" \
		2>/dev/null) || true
	if [ -z "$wanted" ] || command -v "$(triplet "$1")-$wanted" >/dev/null; then
		return 0
	fi
	# Its pahole may not know what that Debian's is told either.
	echo "CC=${prefix}gcc"
	echo CONFIG_DEBUG_INFO_BTF_MODULES=
	while read -r option instead; do
		"${prefix}gcc" "$option" -E -x c /dev/null >/dev/null 2>&1 || echo "$instead"
	done <<-OPTIONS
		-fmin-function-alignment=8 CONFIG_CC_HAS_MIN_FUNCTION_ALIGNMENT=
		-fmin-function-alignment=8 KCFLAGS=-include $HERE/aligned.h
		-finline-stringops=memset CONFIG_CC_OPT_INLINE_MEMSET=
	OPTIONS
}

# kbuild ARCHITECTURE RELEASE DIRECTORY [ARGUMENT...]: "modules", or what the arguments name.
kbuild() {
	local architecture=$1 compiler
	mapfile -t compiler < <(compiler_arguments "$1" "$2")

	make -s -j2 -C "$(headers_of "$2")" M="$3" ARCH="$(kernel_architecture "$architecture")" \
		CROSS_COMPILE="$(cross_prefix "$architecture")" "${compiler[@]}" "${@:4}"
}

# Everything in one run of kbuild, so that test modules find the driver's symbols.
lay_out_modules() {
	local into=$1 part

	mkdir -p "$into/tests/kernel"
	cp -r "$TREE/driver" "$into/"
	echo 'obj-m := driver/' >"$into/Kbuild"
	for part in $(parts); do
		[ -e "$HERE/$part/Kbuild" ] || continue
		cp -r "$HERE/$part" "$into/tests/kernel/"
		echo "obj-m += tests/kernel/$part/" >>"$into/Kbuild"
	done
	find "$into" \( -name '*.o' -o -name '*.ko' -o -name '.*.cmd' -o -name '*.mod*' \) -delete
}

# fill_modules ARCHITECTURE RELEASE SOURCE INTO: the modules, and the lines of kbuild's warnings.
fill_modules() {
	local log=$3.log

	if ! kbuild "$1" "$2" "$3" W=1 modules >"$log" 2>&1; then
		sed 's/^/# /' "$log" | tail -n 40
		return 1
	fi
	find "$3" -name '*.ko' -exec cp {} "$4/" \;
	# That the kernel was built with other tools does not concern the source.
	grep -i 'warning' "$log" | grep -vE 'the compiler differs|pahole version differs' \
		>"$4/warnings" || true
	installed_modules "$1" "$2" "$3" >"$4/installed"
}

# The names of the driver's modules that modules_install puts where modprobe looks for them.
installed_modules() {
	local root
	root=$(mktemp -d)

	kbuild "$1" "$2" "$3" INSTALL_MOD_PATH="$root" INSTALL_MOD_STRIP=1 modules_install \
		>"$root/log" 2>&1 || sed 's/^/# /' "$root/log"
	(cd "$root" && find "lib/modules/$2" -name 'reedboard*.ko*' 2>/dev/null) |
		sed 's|.*/||; s/\.ko.*//' | sort
	rm -rf "$root"
}

# What the modules of a source are made of and by, in one word.
modules_name() {
	local headers
	headers=$(headers_of "$2")

	{
		declare -f kbuild compiler_arguments fill_modules installed_modules
		cat "$HERE/aligned.h"
		"$(cross_prefix "$1")gcc" --version
		cat "$headers/.config" "$headers/Module.symvers"
		contents_of "$3" '(' -name '*.[ch]' -o -name Kbuild ')'
	} | word_of
}

# build_modules ARCHITECTURE RELEASE WORK: into WORK/guest/modules, out of the cache if the same ones
# were built before; a TAP line for kbuild's result.
build_modules() {
	local source=$3/source entry

	lay_out_modules "$source"
	entry=built/modules-$2-$(modules_name "$1" "$2" "$source")
	mkdir -p "$3/guest/modules"
	if ! cached "$entry" fill_modules "$1" "$2" "$source"; then
		echo 'not ok - the modules build'
		return 1
	fi
	cp "$CACHE/$entry"/*.ko "$3/guest/modules/"
	if [ -s "$CACHE/$entry/warnings" ]; then
		echo 'not ok - the modules build without a warning at W=1'
		sed 's/^/# /' "$CACHE/$entry/warnings" | tail -n 40
	else
		echo 'ok - the modules build without a warning at W=1'
	fi
	if grep -qx reedboard "$CACHE/$entry/installed" &&
		grep -qx reedboard-sim "$CACHE/$entry/installed"; then
		echo 'ok - modules_install puts the modules where modprobe looks for them'
	else
		echo 'not ok - modules_install puts the modules where modprobe looks for them'
		sed 's/^/# /' "$CACHE/$entry/installed"
	fi
	used "$entry"
}

# A module of two source files of the kernel, with replacements for what the kernel does not export.
fill_gpio_sim() {
	local source irq_sim=' irq_sim.o'
	source=$CACHE/$(source_of "$2")

	! grep -qw irq_domain_create_sim "$(headers_of "$2")/Module.symvers" || irq_sim=

	cp "$source"/drivers/gpio/*.[ch] "$source/kernel/irq/irq_sim.c" "$3/" &&
		sed -i 's/handle_simple_irq(irq_to_desc(\(.*\)));/generic_handle_irq(\1);/' \
			"$3/irq_sim.c" || return 1
	cat >"$3/Kbuild" <<-KBUILD
		obj-m := gpio-simulator.o
		gpio-simulator-y := gpio-sim.o$irq_sim
	KBUILD
	kbuild "$1" "$2" "$3" modules >"$3/log" 2>&1 || {
		sed 's/^/# /' "$3/log" | tail -n 20
		return 1
	}
}

# build_simulated ARCHITECTURE RELEASE WORK: the kernel's own simulator, cached by its release, where
# the kernel does not bring it as a module; a TAP line if it is missing.
build_simulated() {
	if [ -n "$(find "$CACHE/kernels/$2/lib/modules/$2" -name 'gpio-sim.ko*')" ]; then
		return
	elif ! fetch_source "$2"; then
		echo "ok - simulated GPIO lines # SKIP the kernel's source cannot be had through apt"
	elif ! cached "kernels/gpio-sim-$2" fill_gpio_sim "$1" "$2"; then
		echo "not ok - gpio-sim builds out of the kernel's source"
	else
		cp "$CACHE/kernels/gpio-sim-$2"/*.ko "$3/guest/modules/"
	fi
}

# C files of a part that no Kbuild names are programs.
programs_of() {
	local file name

	for file in "$HERE/$1"/*.c; do
		[ -e "$file" ] || continue
		name=$(basename "$file" .c)
		grep -q -w -s "$name\.o" "$HERE/$1/Kbuild" || echo "$file"
	done
}

# fill_programs ARCHITECTURE INTO: static, so that they run in a guest of nothing but busybox.
fill_programs() {
	local part file status=0

	for part in $(parts); do
		for file in $(programs_of "$part"); do
			"$(cross_prefix "$1")gcc" -std=gnu11 -O2 -Wall -Wextra -Werror -D_GNU_SOURCE \
				-static -pthread -I"$TREE/driver/uapi" -I"$HERE/$part" \
				-o "$2/$(basename "$file" .c)" "$file" || status=1
		done
	done
	return "$status"
}

programs_name() {
	local part

	{
		declare -f fill_programs
		"$(cross_prefix "$1")gcc" --version
		contents_of "$TREE/driver/uapi"
		for part in $(parts); do
			contents_of "$HERE/$part" -name '*.[ch]'
		done
	} | word_of
}

# build_programs ARCHITECTURE INTO: the test programs, cached as modules are.
build_programs() {
	local entry
	entry=built/programs-$1-$(programs_name "$1")

	mkdir -p "$2"
	cached "$entry" fill_programs "$1" && cp "$CACHE/$entry"/* "$2/" && used "$entry"
}

# What meson takes for a compiler that is not the machine's own. The machine's own it finds, and puts
# ccache before it, by itself.
cross_file() {
	local architecture=$1 root=$2 name ccache='' wrapper=''
	name=$(triplet "$architecture")

	! command -v ccache >/dev/null || ccache="'ccache', "
	! command -v "$(processor_emulator "$architecture")" >/dev/null ||
		wrapper="exe_wrapper = ['$(processor_emulator "$architecture")', '-L', '$root']"
	cat <<-CROSS
		[binaries]
		c = [$ccache'$name-gcc']
		ar = '$name-ar'
		objcopy = '$name-objcopy'
		strip = '$name-strip'
		pkg-config = 'pkg-config'
		pkgconfig = 'pkg-config'
		$wrapper
		[properties]
		sys_root = '$root'
		pkg_config_libdir = '$root/usr/lib/$name/pkgconfig:$root/usr/share/pkgconfig'
		[built-in options]
		c_args = ['--sysroot=$root']
		c_link_args = ['--sysroot=$root']
		[host_machine]
		system = 'linux'
		cpu_family = '$(cut -d- -f1 <<<"$name")'
		cpu = '$(cut -d- -f1 <<<"$name")'
		endian = 'little'
	CROSS
}

# configure_cross ARCHITECTURE DIRECTORY [anew]: a build directory of the tree for another
# architecture, with warnings as errors and without symbols, which nobody reads there. One whose
# compiler or libraries were others is made anew; "anew" configures any other again, too.
configure_cross() {
	local file
	file=$(mktemp)

	cross_file "$1" "$(root_of "$1")" >"$file"
	if [ -d "$2/meson-private" ] && ! cmp -s "$file" "$2/cross"; then
		rm -rf "$2"
	fi
	mkdir -p "$2"
	cmp -s "$file" "$2/cross" || cp "$file" "$2/cross"
	rm -f "$file"
	if [ ! -f "$2/build.ninja" ]; then
		meson setup "$2" "$TREE" -Dwerror=true -Ddebug=false --cross-file "$2/cross"
	elif [ "${3-}" = anew ]; then
		meson setup --reconfigure "$2"
	fi
}

readonly DAEMON_PROGRAMS='touchmoved touchmovectl touchmove-simulate device-watch
	touchmove-recognised'

# build_daemon ARCHITECTURE INTO: touchmoved and its tools, in the directories where tests/check
# builds the tree for its suites and for ARM, so that nothing is compiled twice.
build_daemon() {
	local directory=$TREE/build-check program

	mkdir -p "$2"
	if [ "$1" != "$NATIVE" ]; then
		directory+=-$1
		configure_cross "$1" "$directory" || return 1
	elif [ ! -f "$directory/build.ninja" ]; then
		meson setup "$directory" "$TREE" -Dwerror=true || return 1
	fi
	# Meson looks targets up as they were configured last, which an older tree may have done.
	ninja -C "$directory" build.ninja || return 1
	# shellcheck disable=SC2086
	meson compile -C "$directory" $DAEMON_PROGRAMS || return 1
	for program in $DAEMON_PROGRAMS; do
		find "$directory" -name "$program" -type f -exec cp {} "$2/" \;
	done
}

# Games whose last move ends them, so that no command is needed: a real one, one with castling, and
# a short one.
readonly GAMES='opera loyd-stalemate fools-mate'

# The moves of a PGN, one a line, without signs of check and of praise.
moves_of() {
	sed -e '/^\[/d' -e 's/;.*//' "$1" | tr '\n' ' ' |
		sed -e 's/{[^}]*}//g' -e 's/\$[0-9]*//g' -e 's/[0-9]*\.\+//g' | tr -s ' ' '\n' |
		sed -e 's/[+#!?]*$//' -e '/^\(1-0\|0-1\|1\/2-1\/2\|\*\|\)$/d'
}

# build_games PROGRAMS INTO: acts out each game, and extracts the moves and the result of its PGN.
build_games() {
	local game pgn

	mkdir -p "$2"
	for game in $GAMES; do
		pgn=$TREE/tests/games/$game.pgn
		"$1/touchmove-simulate" --pace bullet "$pgn" >"$2/$game.trace" || return 1
		"$1/touchmove-recognised" "$pgn" 150 >"$2/$game.recognised" || return 1
		moves_of "$pgn" >"$2/$game.moves"
		sed -n 's/^\[Result "\(.*\)"\]/\1/p' "$pgn" >"$2/$game.result"
	done
}
