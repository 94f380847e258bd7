#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""The pages touchmove-gateway.conf(5) and touchmove-pairings(5) name what the gateway reads: its keys by
section, the columns of pairings, their bounds; the gateway takes the page's example. Prints TAP.

    gateway_pages.py TREE GATEWAY
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

TREE, GATEWAY = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
FEED = TREE / 'daemon/feed'
BAD_INPUT = 2


def keys_of_the_gateway():
    text = (FEED / 'configuration.c').read_text()
    return set(re.findall(r'\{"(\w+)", "(\w+)", read_\w+', text))


def keys_of_the_page(page):
    found = set()
    for section, body in re.findall(r'^\.SH "SECTION \[(\w+)\]"\n(.*?)(?=^\.SH)', page, re.M | re.S):
        for heading in re.findall(r'^\.TP\n(\.BR? .*)$', body, re.M):
            found |= {(section, key) for key in re.findall(r'(\w+)=', heading)}
    return found


def columns_of_the_gateway():
    return set(re.findall(r'\{"(\w+)", COLUMN_', (FEED / 'pairings_csv.c').read_text()))


def columns_of_the_page(page):
    body = page.split('.SH CSV')[1].split('.SH ')[0]
    names = re.findall(r'^\.TP\n\.BR? (.*)$', body, re.M)
    return {word.replace('_', '') for line in names for word in re.findall(r'\w+', line)}


def bounds_of_the_gateway():
    text = (FEED / 'pairings.h').read_text() + (FEED / 'pairings_reader.h').read_text()
    return {name: int(re.search(rf'PAIRINGS_{name}_MOST\s+(\d+)$', text, re.M).group(1))
            for name in ('ROUND', 'BOARD', 'RATING')}


def bounds_of_the_page(page):
    return {'ROUND': int(re.search(r'^\.B round\n1 to (\d+);', page, re.M).group(1)),
            'BOARD': int(re.search(r"the board's number, 1 to (\d+)\.", page).group(1)),
            'RATING': int(re.search(r'rating\n.* up to (\d+)\.', page).group(1))}


def example_is_taken(page):
    """Without a bus the gateway ends after it has read its configuration."""
    example = re.search(r'^\.nf\n(\[.*?)^\.fi', page, re.M | re.S).group(1)
    with tempfile.TemporaryDirectory() as work:
        path = pathlib.Path(work) / 'gateway.conf'
        path.write_text(example)
        said = subprocess.run([GATEWAY, '--user', '--config', path], capture_output=True, text=True,
                              env={**os.environ, 'DBUS_SESSION_BUS_ADDRESS': f'unix:path={work}/none'})
    return said.stderr if said.returncode in (0, BAD_INPUT) else 'taken'


def main():
    configuration = (TREE / 'packaging/man/touchmove-gateway.conf.5').read_text()
    pairings = (TREE / 'packaging/man/touchmove-pairings.5').read_text()
    failed = 0
    for number, (what, code, page) in enumerate((
            ('keys', keys_of_the_gateway(), keys_of_the_page(configuration)),
            ('columns', columns_of_the_gateway(), columns_of_the_page(pairings)),
            ('bounds', bounds_of_the_gateway(), bounds_of_the_page(pairings)),
            ('the example', 'taken', example_is_taken(configuration))), 1):
        good = code == page and code
        failed += not good
        print(f'{"ok" if good else "not ok"} {number} - {what}')
        if not good:
            print(f'# the gateway: {code}\n# the page: {page}')
    print('1..4')
    return failed > 0


sys.exit(main())
