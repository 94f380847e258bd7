#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# No package mirror or registry is named in the tree: where packages come from is the machine's
# own business. And nothing that builds, installs or tests fetches from an address of its own, but
# what this machine itself serves.
#
#   hosts.sh TREE

set -euo pipefail
cd "$1"
[ -n "$(git ls-files 2>/dev/null)" ] || exit 77

# Written so that the pattern does not find itself.
readonly MIRRORS='(deb|ftp[.a-z]*|archive|security|snapshot|mirror[a-z]*|packages|registry|ports)[.][a-z0-9.-]*[a-z]{2,}(/|:|\b)'
readonly ADDRESS='(https?|ftp|git|ssh)[:]//'

status=0
if git grep -nIE "$ADDRESS$MIRRORS" -- . ':!LICENSES'; then
	echo 'mirrors or registries named above'
	status=1
fi
if git grep -nIE "$ADDRESS" -- Makefile Kbuild .ci '*.build' packaging/install-deps \
	packaging/demo packaging/packages packaging/repository packaging/image packaging/debian/rules packaging/debian/tests \
	tests/check tests/packaging tests/kernel tests/image | grep -v \
	-e 'example[.]\(org\|net\|com\|invalid\)\|[.]example/' -e '//127[.]0[.]0[.]1:'; then
	echo 'addresses in what builds, installs or tests named above'
	status=1
fi
exit $status
