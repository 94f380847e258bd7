#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Whether the headers of libchesslaws say of each function what a caller has to know.

Usage: check.py HEADER-DIRECTORY [SHARED-LIBRARY]

Of every public function: what it does; of each parameter what it means, in which unit and range,
by its name in the comment or by a type that is documented itself; what is returned, and when it
fails; and from which article, or which standard, that comes. With the library, that all the
symbols which it exports are declared and documented.
"""
import re
import subprocess
import sys

from headers import HeaderError, read_headers

# Types that mean nothing by themselves: their unit and range must be said.
BARE = re.compile(r'^(const )?(unsigned int|int|size_t|bool|char|char \*|const char \*\*?|u?int\d+_t|'
                  r'void \*|double)$')

# An article of the Laws with or without the word, or the standard of a text format.
ARTICLE = re.compile(r'(\b\d{1,2}\.\d+(\.\d+)*[a-d]?\b|\b[ABCD]\.\d+|\bI{1,3}\.\d+|'
                     r'Articles? \d+|Appendix [ABCD]|Guidelines I{1,3}\b|\bPGN\b|\bFEN\b|\bUCI\b|\bISO \d+)')

# How the comments tell what comes back.
RETURNED = re.compile(r'\b(Returns?|True|False|Whether|How|When|What|Which|In which|The|With which|NULL|'
                      r'Reads?|Writes?|Counts?)\b')


def article_of(function, header):
    """The comment's own article, or that of the header where all its functions have one matter."""
    said = ' '.join(function.comment)
    found = ARTICLE.search(said)
    return found.group(0) if found else None


def type_name(text):
    match = re.search(r'laws_\w+', text)
    return match.group(0) if match else None


def undocumented_types(headers):
    """Names of types whose declaration has no comment, nor comments inside."""
    names = set()
    for header in headers:
        for declaration in header.declarations:
            if declaration.kind == 'function' or declaration.comment:
                continue
            if declaration.kind == 'enum' and '/*' in declaration.text:
                continue
            names.add(declaration.name)
    return names


def faults_of_parameters(function, unknown):
    said = ' '.join(function.comment)
    for kind, name, _ in function.parameters:
        if BARE.match(kind) and not re.search(rf'@{name}\b', said):
            yield f'the comment does not say what @{name} ({kind}) means'
        if type_name(kind) in unknown:
            yield f'the type of @{name}, {type_name(kind)}, is not documented'


def faults_of_result(function, unknown):
    said = ' '.join(function.comment)
    if type_name(function.returns) in unknown:
        yield f'the type that it returns, {type_name(function.returns)}, is not documented'
    if function.returns == 'void':
        return
    if not RETURNED.search(said):
        yield 'the comment does not say what is returned'
    if function.returns == 'int' and not re.search(r'Returns? ', said):
        yield 'the comment does not say which errors are returned'
    if '*' in function.returns and not re.search(r'NULL|never fails|always|static|lives', said):
        yield 'the comment does not say whether NULL can be returned, or for how long the result lives'


def faults_of(function, header, unknown):
    if not function.comment:
        return ['it has no comment']
    faults = list(faults_of_parameters(function, unknown)) + list(faults_of_result(function, unknown))
    if not article_of(function, header):
        faults.append('neither the comment nor the header names an article or a standard')
    return faults


def exported(library):
    lines = subprocess.run(['nm', '-D', '--defined-only', library], check=True, text=True,
                           capture_output=True).stdout.splitlines()
    names = {line.split()[-1].split('@')[0] for line in lines}
    return {name for name in names if name.startswith('laws_')}


def main():
    headers = read_headers(sys.argv[1])
    unknown = undocumented_types(headers)
    functions = [(f, h) for h in headers for f in h.functions()]
    failed = 0
    for function, header in functions:
        for fault in faults_of(function, header, unknown):
            print(f'{function.place}: {function.name}: {fault}')
            failed += 1
    if len(sys.argv) > 2:
        missing = exported(sys.argv[2]) - {f.name for f, _ in functions}
        for name in sorted(missing):
            print(f'{name} is exported, and no header documents it')
        failed += len(missing)
    print(f'{len(functions)} functions in {len(headers)} headers, {failed} faults')
    return 1 if failed or not functions else 0


if __name__ == '__main__':
    try:
        sys.exit(main())
    except HeaderError as error:
        print(error)
        sys.exit(1)
