#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""architecture.md tells of the tree as it is: its folders are those of tests/layers/arrows, its types stand
where it says, its programs are those that are installed, with the users and the network of their units;
and what any guide names of the tree is there. Prints TAP.

    architecture.py TREE BUILD
"""

import json
import pathlib
import re
import subprocess
import sys

TREE, BUILD = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
GUIDES = TREE / 'packaging/guide'
PAGE = (GUIDES / 'architecture.md').read_text()
TOP = ('daemon', 'driver', 'dts', 'lib', 'packaging', 'tests')


def rows(chapter):
    """The cells of a chapter's table, without its head."""
    body = PAGE.split(f'## {chapter}\n')[1].split('\n## ')[0]
    lines = [line for line in body.splitlines() if line.startswith('|')]
    return [[cell.strip() for cell in line.strip('|').split('|')] for line in lines[2:]]


def folders_of_the_arrows():
    lines = (TREE / 'tests/layers/arrows').read_text().splitlines()
    return [line.split()[0] for line in lines if line and not line.startswith('#')]


def folders_of_the_page():
    return re.findall(r'`((?:daemon|lib)[\w/]*)`', '\n'.join(' '.join(row) for row in rows('The folders')))


def types_elsewhere():
    for name, _, place in rows('The way of the data'):
        kind, path = name.strip('`'), place.strip('`')
        if not re.search(rf'^{kind} \{{', (TREE / path).read_text(), re.M):
            yield f'{kind} is not in {path}'


def programs_installed():
    said = json.loads(subprocess.check_output(['meson', 'introspect', '--targets', BUILD]))
    return {target['name'] for target in said if target['type'] == 'executable' and target['installed']}


def units_otherwise():
    """A user whom the page does not name, or a network where it says none."""
    for row in rows('The programs, and what they may'):
        unit = TREE / 'packaging' / f'{row[0].strip("`")}.service'
        if unit.exists():
            settings = unit.read_text()
            user = re.search(r'^User=(.*)$', settings, re.M).group(1)
            if not row[1].startswith(f'`{user}`'):
                yield f'{unit.name} runs as {user}'
            if ('no network' in row[2]) != ('IPAddressDeny=any' in settings):
                yield f'{unit.name}: the network'
            if ('no device' in row[2]) != ('PrivateDevices=yes' in settings):
                yield f'{unit.name}: devices'


def paths_missing():
    for document in [*sorted(GUIDES.glob('*.md')), TREE / 'README.md', TREE / 'CONTRIBUTING.md']:
        text = re.sub(r'^```.*?^```$', '', document.read_text(), flags=re.M | re.S)
        for path in re.findall(rf'`((?:{"|".join(TOP)})/[\w./-]*)`', text):
            if not (TREE / path).exists():
                yield f'{document.name}: {path}'


def main():
    checks = (
        ('its folders', sorted(folders_of_the_page()), sorted(folders_of_the_arrows())),
        ('its types', list(types_elsewhere()), []),
        ('its programs', {row[0].strip('`') for row in rows('The programs, and what they may')},
         programs_installed()),
        ('what units may', list(units_otherwise()), []),
        ('what guides name', list(paths_missing()), []))
    failed = 0
    for number, (what, found, right) in enumerate(checks, 1):
        failed += found != right
        print(f'{"ok" if found == right else "not ok"} {number} - {what}')
        if found != right:
            print(f'# {found}\n# expected: {right}')
    print(f'1..{len(checks)}')
    return failed > 0


sys.exit(main())
