#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Makes the reference of libchesslaws from its headers: a page of HTML and manual pages.

Usage: generate.py HEADER-DIRECTORY OUTPUT-DIRECTORY VERSION

Writes chesslaws.html and, in man3/, a page for each header (chesslaws-notation.3) with an alias
for each function in it, so that `man laws_san_read` shows it.
"""
import re
import sys
from html import escape
from pathlib import Path

from headers import HeaderError, read_headers

STYLE = '''body { font: 16px/1.5 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; }
pre { background: #f4f4f4; padding: .6em .8em; overflow-x: auto; }
h2 { border-bottom: 1px solid #999; margin-top: 2.5em; }
h3 { margin: 2em 0 .3em; font-family: monospace; }
table { border-collapse: collapse; margin: .5em 0; }
td { padding: .1em .8em .1em 0; vertical-align: top; }
#headers li { line-height: 1.7; }'''


def paragraphs(lines):
    """The lines of a comment as paragraphs."""
    text = '\n'.join(lines)
    return [' '.join(part.split()) for part in re.split(r'\n\s*\n', text) if part.strip()]


def prototype(function):
    """As the header has it, without the body of an inline function."""
    text = re.sub(r'/\*.*?\*/', '', function.text, flags=re.S)
    text = text.split('{')[0].strip().rstrip(';')
    return re.sub(r'\n\s*', '\n        ', text) + ';'


class Types:
    """Where the types are documented, and what their first sentence says."""

    def __init__(self, headers):
        self.known = {d.name: d for h in headers for d in h.declarations if d.kind != 'function'}

    def find(self, text):
        match = re.search(r'laws_\w+', text)
        return self.known.get(match.group(0)) if match else None

    def meaning(self, kind, name, array):
        """One line on a parameter: whose it is, and the unit and range of its type."""
        declaration = self.find(kind)
        if not declaration:
            owned = 'read' if kind.startswith('const') else 'filled'
            return f"the caller's, {owned}; see above" if '*' in kind or array else 'see above'
        said = paragraphs(declaration.comment)
        first = re.split(r'(?<=[.;]) ', said[0])[0] if said else ''
        if '*' not in kind and not array:
            return first or f'one of enum {declaration.name}'
        use = 'read' if kind.startswith('const') else 'changed or filled'
        return f"the caller's, {use}" + (f'; {first}' if first else '')


def parameter_rows(function, types):
    for kind, name, array in function.parameters:
        space = '' if kind.endswith('*') else ' '
        yield f'{kind}{space}{name}{array}', types.meaning(kind, name, array)


def anchor(declaration):
    """Structs and enums have names of their own in C, so that a function can be called likewise."""
    if declaration.kind in ('struct', 'enum'):
        return f'{declaration.kind}-{declaration.name}'
    return declaration.name


def linked(text, anchors):
    """HTML in which the names of what is documented are links."""
    def link(match):
        name = match.group(0)
        to = re.sub(r'\s+', '-', name)
        return f'<a href="#{to}">{name}</a>' if to in anchors else name
    return re.sub(r'\b(?:(?:struct|enum)\s+)?(?:laws_|LAWS_)\w+', link, escape(text, quote=False))


def html_function(function, types, anchors):
    rows = ''.join(f'<tr><td><code>{linked(a, anchors)}</code></td><td>{linked(b, anchors)}</td></tr>\n'
                   for a, b in parameter_rows(function, types))
    said = ''.join(f'<p>{linked(p, anchors)}</p>\n' for p in paragraphs(function.comment))
    table = f'<table>\n{rows}</table>\n' if rows else ''
    return (f'<h3 id="{function.name}">{function.name}</h3>\n'
            f'<pre>{linked(prototype(function), anchors)}</pre>\n{said}{table}')


def html_other(declaration, anchors):
    said = ''.join(f'<p>{linked(p, anchors)}</p>\n' for p in paragraphs(declaration.comment))
    return (f'<h3 id="{anchor(declaration)}">{declaration.name}</h3>\n{said}'
            f'<pre>{linked(declaration.text, anchors)}</pre>\n')


def html_header(header, types, anchors):
    title = f'chesslaws/{header.name}'
    parts = [f'<h2 id="{header.name}">{title}</h2>\n']
    parts += [f'<p>{linked(p, anchors)}</p>\n' for p in paragraphs(header.purpose)]
    for declaration in header.declarations:
        if declaration.kind == 'function':
            parts.append(html_function(declaration, types, anchors))
        else:
            parts.append(html_other(declaration, anchors))
    return ''.join(parts)


def write_html(path, headers, version):
    types = Types(headers)
    anchors = {anchor(d) for h in headers for d in h.declarations}
    nav = ''.join(f'<li><a href="#{h.name}">{h.name}</a>: {escape(paragraphs(h.purpose)[0])}</li>\n'
                  for h in headers)
    body = ''.join(html_header(h, types, anchors) for h in headers)
    path.write_text(f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
                    f'<title>libchesslaws {version}</title>\n<style>\n{STYLE}\n</style>\n</head>\n'
                    f'<body>\n<h1>libchesslaws {version}</h1>\n'
                    f'<p>Include <code>chesslaws.h</code>, link with what '
                    f'<code>pkg-config chesslaws</code> says. Articles are those of the FIDE Laws '
                    f'of Chess of 2023 unless another year is named.</p>\n'
                    f'<div id="headers"><ul>\n{nav}</ul></div>\n{body}</body>\n</html>\n')


def roff(text):
    """Text as roff takes it literally."""
    text = text.replace('\\', '\\e').replace('-', '\\-')
    text = ''.join(c if ord(c) < 128 else f'\\[u{ord(c):04X}]' for c in text)
    return re.sub(r"(?m)^([.'])", r'\\&\1', text)


def man_function(function, types):
    parts = [f'.SS {function.name}\n.nf\n{roff(prototype(function))}\n.fi\n']
    parts += [f'.PP\n{roff(p)}\n' for p in paragraphs(function.comment)]
    for name, meaning in parameter_rows(function, types):
        parts.append(f'.TP\n{roff(name)}\n{roff(meaning)}\n')
    return ''.join(parts)


def man_other(declaration):
    said = [f'{roff(p)}\n' for p in paragraphs(declaration.comment)]
    text = roff(declaration.text.replace('\t', '        '))
    return f'.SS {declaration.name}\n' + '.PP\n'.join(said + [f'.nf\n{text}\n.fi\n'])


def man_page(header, types, version):
    page = 'chesslaws-' + header.name[:-len('.h')]
    purpose = paragraphs(header.purpose)
    summary = re.split(r'(?<=[.:;]) ', purpose[0])[0].rstrip('.:;')
    functions = ''.join(man_function(f, types) for f in header.functions())
    others = ''.join(man_other(d) for d in header.declarations if d.kind != 'function')
    return page, (f'.\\" Made from chesslaws/{header.name}.\n'
                  f'.TH {page.upper()} 3 "" "libchesslaws {version}" "libchesslaws"\n'
                  f'.SH NAME\n{page} \\- {roff(summary)}\n'
                  f'.SH SYNOPSIS\n.nf\n#include <chesslaws.h>\n.fi\n.PP\n'
                  f'pkg\\-config \\-\\-cflags \\-\\-libs chesslaws\n'
                  f'.SH DESCRIPTION\n' + '.PP\n'.join(f'{roff(p)}\n' for p in purpose) +
                  (f'.SH FUNCTIONS\n{functions}' if functions else '') +
                  (f'.SH TYPES\n{others}' if others else '') +
                  '.SH SEE ALSO\n.BR chesslaws (1)\n')


def write_man(directory, headers, version):
    types = Types(headers)
    directory.mkdir(parents=True, exist_ok=True)
    for old in directory.glob('*.3'):
        old.unlink()
    for header in headers:
        page, text = man_page(header, types, version)
        (directory / f'{page}.3').write_text(text)
        for function in header.functions():
            (directory / f'{function.name}.3').write_text(f'.so man3/{page}.3\n')


def main():
    headers = read_headers(sys.argv[1])
    output = Path(sys.argv[2])
    output.mkdir(parents=True, exist_ok=True)
    write_html(output / 'chesslaws.html', headers, sys.argv[3])
    write_man(output / 'man3', headers, sys.argv[3])
    return 0


if __name__ == '__main__':
    try:
        sys.exit(main())
    except HeaderError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
