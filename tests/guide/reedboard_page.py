#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""reedboard(4) says of the ABI what its header says: every structure with the sizes and offsets that the
compiler gives it, every constant with its value, every attribute in sysfs. Prints TAP.

    reedboard_page.py TREE [PAGE]

The names are taken from the header, so that what is new there is missing here. Exit: 0 passed, 1 failed.
"""

import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

TREE = pathlib.Path(sys.argv[1]).resolve()
PAGE = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else TREE / 'packaging/man/reedboard.4'
HEADER = TREE / 'driver/uapi/reedboard.h'
# Where a field begins behind its line's first column.
COMMENT_COLUMN = 36


def without_comments(text):
    return re.sub(r'/\*.*?\*/', '', text, flags=re.S)


def structures(code):
    """(name, [(type, name, array)]) of each."""
    for name, body in re.findall(r'struct (\w+) \{(.*?)\};', code, re.S):
        yield name, re.findall(r'(\w+) (\w+)(\[\d+\])?;', body)


def constants(code):
    """The names that stand for numbers."""
    names = re.findall(r'^\t(REEDBOARD_\w+) =', code, re.M)
    return names + [name for name in re.findall(r'^#define (REEDBOARD_\w+)', code, re.M)]


def asked(questions):
    """What the compiler says of expressions."""
    lines = ''.join(f'printf("%llu\\n", (unsigned long long)({question}));' for question in questions)
    source = f'#include <stdio.h>\n#include <stddef.h>\n#include "{HEADER}"\n' \
             f'int main(void) {{ {lines} return 0; }}\n'
    with tempfile.TemporaryDirectory() as work:
        path = pathlib.Path(work) / 'ask.c'
        path.write_text(source)
        program = pathlib.Path(work) / 'ask'
        # A compiler may be named with a cache in front of it.
        subprocess.run([*shlex.split(os.environ.get('CC', 'cc')), '-o', program, path], check=True)
        return [int(line) for line in subprocess.check_output([program], text=True).split()]


def in_columns(field, comment):
    return f'{field:{COMMENT_COLUMN}}/* {comment} */'


def structure_text(name, fields):
    """As the page shows it."""
    numbers = asked([f'sizeof(struct {name})'] +
                    [f'offsetof(struct {name}, {field})' for _, field, _ in fields])
    lines = [in_columns(f'struct {name} {{', f'{numbers[0]} bytes')]
    for (kind, field, array), offset in zip(fields, numbers[1:]):
        kind = kind.replace('__aligned_u64', '__u64')
        lines.append(in_columns(f'    {kind} {field}{array};', f'at {offset}'))
    return '\n'.join(lines + ['};'])


def expected():
    """(what, text that the page has); words alone, without fonts."""
    code = without_comments(HEADER.read_text())
    for name, fields in structures(code):
        yield f'struct {name}', structure_text(name, fields)
    names = constants(code)
    for name, value in zip(names, asked(names)):
        if name == 'REEDBOARD_GET_INFO':
            yield name, f'(request {value:#x})'
        else:
            yield name, f'{name} ({value})'
    depth = re.search(r'#define REEDBOARD_FIFO_FRAMES (\d+)', (TREE / 'driver/fifo.h').read_text())
    yield 'the length of a queue', f'queue of {depth.group(1)} was full'
    for name in re.findall(r'reedboardN/(\w+)', (TREE / 'driver/sysfs-class-reedboard').read_text()):
        yield f'sysfs {name}', name


def main():
    page = PAGE.read_text()
    verbatim = re.sub(r'\n\.[^\n]*', '', page)
    running = ' '.join(re.sub(r'^\.[A-Z]+ ?', '', page, flags=re.M).replace('"', ' ').split())
    failed = 0
    checks = list(expected())
    for number, (what, text) in enumerate(checks, 1):
        there = text in verbatim or re.search(rf'(?<!\w){re.escape(text)}(?!\w)', running)
        failed += not there
        print(f'{"ok" if there else "not ok"} {number} - {what}')
        if not there:
            print(f'# the page lacks: {text}'.replace('\n', '\n# '))
    print(f'1..{len(checks)}')
    return failed > 0


sys.exit(main())
