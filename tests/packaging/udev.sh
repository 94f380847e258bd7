#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What udev says of the rules. It has "verify" since systemd 254.
#
#   udev.sh TREE

set -euo pipefail
if ! udevadm verify --help >/dev/null 2>&1; then
	echo 'skipped: no "udevadm verify" is here (package udev, systemd 254)'
	exit 77
fi
udevadm verify --resolve-names=never "$1"/packaging/*.rules
