#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Writes the live page's files as one C source: embed.py OUTPUT FOLDER FILE..."""

import os
import sys

TYPES = {
    '.html': 'text/html; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.svg': 'image/svg+xml',
}


def asked_for_as(name):
    return '/' if name == 'index.html' else '/page/' + name


def write(output, folder, paths):
    rows = []
    output.write('#include "feed/page_files.h"\n')
    for number, path in enumerate(paths):
        with open(path, 'rb') as file:
            data = file.read()
        name = os.path.relpath(path, folder)
        output.write('static const unsigned char file_%d[] = {%s};\n'
                     % (number, ','.join(map(str, data))))
        rows.append('\t{"%s", "%s", file_%d, sizeof(file_%d)},\n'
                    % (asked_for_as(name), TYPES[os.path.splitext(name)[1]], number, number))
    output.write('const struct page_file page_files[] = {\n%s\t{0},\n};\n' % ''.join(rows))


if __name__ == '__main__':
    with open(sys.argv[1], 'w', encoding='ascii') as target:
        write(target, sys.argv[2], sys.argv[3:])
