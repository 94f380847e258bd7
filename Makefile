# SPDX-License-Identifier: LGPL-2.1-or-later
#
# For people: one word for each thing that one wants done. User space is built by meson, the
# kernel module by kbuild; this file only calls them.

BUILD ?= build
SANITIZE ?= build-sanitize

# The running kernel's headers, or the newest that are installed: a container or a virtual
# machine often runs a kernel that no package describes.
KDIR ?= $(or $(patsubst %/Makefile,%,$(wildcard /lib/modules/$(shell uname -r)/build/Makefile)),\
	$(shell ls -d /usr/src/linux-headers-*/include/config/auto.conf 2>/dev/null | \
		sed 's|/include/.*||' | sort -V | tail -n 1))

.DEFAULT_GOAL := help
KILL_GAMES = $(addprefix tests/games/,opera.pgn immortal.pgn lasker-trap.pgn)

.PHONY: coverage mutants site packages repository check-packages image check-image help build demo demo-web check check-quick check-all check-kernel docs fuzz bench bench-live bench-web bench-verdicts perft check-kill check-day check-mate-classes bench-kernel modules sanitize lint clean kdir modules_install overlays overlays-install \
	check-kernel-debug check-kernel-static

help:
	@echo 'make demo      install what is missing, build, and watch a game in the terminal'
	@echo 'make demo-web  the same with four boards on the live page, in a browser'
	@echo 'make build     build the library, the daemon and the tools into $(BUILD)/'
	@echo 'make modules   build the kernel module (KDIR=... for other kernel headers)'
	@echo 'make modules_install  put it where modprobe looks (as root)'
	@echo 'meson compile -C $(BUILD) && meson test -C $(BUILD) --suite story   seconds, after each change'
	@echo 'make check-quick  under 4 minutes: the suites that a change most often breaks'
	@echo 'make check     under 20 minutes, what a change has to pass: also sanitizers, ARM, stock kernels'
	@echo 'make check-all hours, everything: every script on every kernel, minutes of fuzzing'
	@echo 'make check-kernel  boot stock kernels with the module in an emulator'
	@echo 'make check-kernel-debug   the same in kernels that watch locks and memory, built once'
	@echo 'make check-kernel-static  checkpatch, sparse and coccinelle'
	@echo 'make overlays  compile the device tree overlays for the Raspberry Pi into $(BUILD)/overlays'
	@echo 'make overlays-install  copy them to where the firmware looks for them (as root)'
	@echo 'make sanitize  run the suites under AddressSanitizer and UBSan'
	@echo 'make coverage  print how many lines and branches the quick suites reach, by folder'
	@echo 'make mutants   change the code in 200 places: which changes no test sees, one to two hours (MUTANTS="--seed 2")'
	@echo 'make lint      every static checker: clang-tidy, cppcheck, gcc -fanalyzer, shellcheck and others'
	@echo 'make docs      make the rule library'\''s reference from its headers: HTML and man pages'
	@echo 'make site      make a static site of README, guides and manual pages: $(BUILD)/site/index.html'
	@echo 'make fuzz      run the fuzzers with libFuzzer (MINUTES=10 each, FUZZERS="fen pipeline": all)'
	@echo 'make bench     measure'
	@echo 'make bench-live  how late one daemon is, and what its boards cost, some minutes (BOARDS="1 16 64 256")'
	@echo 'make bench-web  what viewers of the live page cost, a minute or two (VIEWERS=1000)'
	@echo 'make bench-verdicts  how far verdicts can be relied on (VERDICTS="--seed 7 --games 9000")'
	@echo 'make perft     count moves, exactly and further down than make check'
	@echo 'make check-kill  games kept through KILLS=500 kills, as many within a step, and power cuts'
	@echo 'make check-day   GAMES_A_DAY=2000 games through one daemon, and 256 boards at a time'
	@echo 'make check-mate-classes  mateability of every position of CLASSES="kpkp krkp"'
	@echo 'make bench-kernel  measure the module in an emulator'
	@echo 'make packages  build Debian packages of what is committed into build-packages/ (FOR="--architecture arm64")'
	@echo 'make repository  make build-repository/ of them, a folder that apt can use (KEY=... signs it)'
	@echo 'make check-packages  try them on clean machines: a game, an upgrade, a purge (as root, RELEASES="bookworm trixie")'
	@echo 'make image     an image for a Raspberry Pi'\''s card with all of it into build-image/ (as root, FOR="--release trixie")'
	@echo 'make check-image  look into it, start it in an emulator and play (as root, IMAGE=... takes one that is there)'
	@echo 'make clean     remove what was built'

build:
	@BUILD=$(BUILD) packaging/build

demo:
	@packaging/install-deps demo
	@$(MAKE) --no-print-directory build
	@BUILD=$(BUILD) packaging/demo

demo-web:
	@packaging/install-deps demo
	@$(MAKE) --no-print-directory build
	@BUILD=$(BUILD) packaging/demo --web

check:
	@packaging/install-deps check
	@SANITIZE=$(SANITIZE) tests/check

check-quick:
	@packaging/install-deps check
	@tests/check quick

check-all:
	@packaging/install-deps all
	@SANITIZE=$(SANITIZE) tests/check all

check-kernel:
	@packaging/install-deps check
	@ALL=yes tests/check kernel

check-kernel-debug:
	@packaging/install-deps all
	@tests/kernel/debug/check

check-kernel-static:
	@packaging/install-deps all
	@tests/kernel/static/check

sanitize:
	@SANITIZE=$(SANITIZE) tests/check sanitize

coverage:
	@packaging/install-deps check
	@tests/check coverage

# tests/mutants/mutants begins with what MUTANTS can be.
MUTANTS ?=

mutants:
	@packaging/install-deps mutants
	@MUTANTS='$(MUTANTS)' tests/check mutants

# With ?= it would be make's own: lint.
LINT =

lint:
	@packaging/install-deps lint
	@tests/lint/check $(LINT)

docs:
	@python3 lib/reference/generate.py lib/chesslaws $(BUILD)/reference \
		"$$(sed -n "s/.*[ (]version: '\([0-9.]*\)'.*/\1/p" meson.build | head -n 1)"
	@echo 'HTML: $(BUILD)/reference/chesslaws.html; or: man -M $(BUILD)/reference laws_san_read'

# The pictures of the wiring are made by the build.
site:
	@packaging/install-deps site
	@$(MAKE) --no-print-directory build
	@rm -rf $(BUILD)/site
	@python3 -B packaging/site/site.py . $(BUILD) $(BUILD)/site
	@echo 'The site: $(BUILD)/site/index.html'

MINUTES ?= 10
FUZZERS ?=

fuzz:
	@BUILD=$(BUILD)-fuzz MINUTES=$(MINUTES) tests/fuzz/run $(FUZZERS)

# Real games where the tree lies beside them, else those that it ships.
GAMES ?= $(or $(wildcard ../shared/games/otb-500.pgn),$(wildcard tests/games/*.pgn))

# Those beside the tree with their answers, else those that it ships.
POSITIONS ?= $(or $(wildcard ../shared/positions/mate-*.txt),tests/lib/mate/mate.txt)

bench: build
	@$(BUILD)/tests/bench/bench-replay $(GAMES)
	@$(BUILD)/tests/bench/bench-steps $(GAMES)
	@$(BUILD)/tests/bench/bench-choice $(GAMES)
	@$(BUILD)/tests/bench/bench-pgn $(GAMES)
	@$(BUILD)/tests/bench/bench-perft
	@$(BUILD)/tests/bench/bench-mate $(POSITIONS)

# Some minutes: delays, commits, start, memory, CPU and wake-ups of one daemon with
# BOARDS="1 16 64 256" boards.
BOARDS ?=

bench-live: build
	@$(BUILD)/tests/bench/bench-replay $(firstword $(GAMES)) | head -n 1
	@sh tests/bench/live/live.sh $(BUILD) . $(BOARDS)

# Viewers of the live page, a thousand of them or VIEWERS: memory, processor, polls a second.
VIEWERS ?= 1000

bench-web: build
	@python3 -B tests/bench/web.py $(BUILD)/daemon/touchmoved $(BUILD)/daemon/touchmovectl \
		$(BUILD)/daemon/feed/touchmove-gateway . $(VIEWERS)

bench-verdicts: build
	@$(BUILD)/tests/bench/bench-verdicts $(VERDICTS) $(GAMES)

# A minute of counting, which is too much for every check.
perft: build
	@$(BUILD)/tests/bench/bench-perft --exact tests/lib/rules/perft.txt 6

# Every position of these classes of material against brute force, hours for some; with no class
# all thirty of king and one man against king and one man or none.
CLASSES ?= kpk kpkp

# Kills at any instant and within steps, and power cuts, while three boards are played on; `make check`
# has a short run of each.
KILLS ?= 500
check-kill: build
	@$(BUILD)/tests/daemon/store/store-kill $(KILLS) 1 $(BUILD) kill $(KILL_GAMES)
	@$(BUILD)/tests/daemon/store/store-kill $(KILLS) 1 $(BUILD) step $(KILL_GAMES)
	@$(BUILD)/tests/daemon/store/store-kill $(KILLS) 1 $(BUILD) power $(KILL_GAMES)

# Memory and descriptors, and what 256 boards tell; `make check` has short runs, and `make check-all`
# these.
GAMES_A_DAY ?= 2000
check-day: build
	@sh tests/daemon/bus/day.sh $(BUILD) . $(BUILD)/tests/daemon/bus/nodes.so $(GAMES_A_DAY)
	@sh tests/daemon/bus/hall.sh $(BUILD) . $(BUILD)/tests/daemon/bus/nodes.so 256

check-mate-classes: build
	@$(BUILD)/tests/lib/mate/test-lib-mate-classes 0 $(CLASSES)

# On the newest kernel for this machine's architecture that Debian offers.
bench-kernel:
	@packaging/install-deps check
	@tests/kernel/bench/run

modules:
	@test -n '$(KDIR)' || { echo 'no kernel headers here: packaging/install-deps modules' \
		'installs them, KDIR=... names others' >&2; exit 1; }
	$(MAKE) -C '$(KDIR)' M='$(CURDIR)' modules

# INSTALL_MOD_PATH=/some/root puts them there. Without one modprobe finds them at once.
modules_install: modules
	$(MAKE) -C '$(KDIR)' M='$(CURDIR)' modules_install
	@test -n '$(INSTALL_MOD_PATH)' || depmod "$$($(MAKE) -s -C '$(KDIR)' kernelrelease)"

overlays overlays-install:
	@$(MAKE) --no-print-directory -C dts $@ BUILD='$(abspath $(BUILD))'

# FOR="--architecture arm64" and so on; packaging/packages begins with them.
FOR ?=

packages:
	@packaging/install-deps packages
	@packaging/packages $(FOR)

KEY ?=

repository:
	@packaging/install-deps packages
	@packaging/repository build-packages build-repository $(KEY)

# BEFORE: the commit whose packages the upgrade begins with; tests/packages/check says which without.
RELEASES ?=
BEFORE ?=

check-packages:
	@packaging/install-deps packages
	@BEFORE='$(BEFORE)' tests/packages/check $(RELEASES)

# packaging/image/make begins with what FOR takes here.
image:
	@packaging/install-deps image
	@packaging/image/make $(FOR)

IMAGE ?=

check-image:
	@packaging/install-deps image
	@tests/image/check $(IMAGE)

kdir:
	@echo '$(KDIR)'

clean:
	rm -rf $(BUILD) $(SANITIZE) $(BUILD)-fuzz build-coverage build-mutants build-lint build-lint-analyzer build-check build-check-* build-packages build-repository build-image
	rm -f Module.symvers modules.order .*.cmd
	find driver -name '*.ko' -delete -o -name '*.o' -delete -o -name '*.mod' -delete \
		-o -name '*.mod.c' -delete -o -name '.*.cmd' -delete -o -name '.*.o.d' -delete \
		-o -name modules.order -delete
