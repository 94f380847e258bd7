#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Makes manual pages of the guides that are references.

    manual.py GUIDES FOLDER      writes all pages that PAGES names into the folder
    manual.py --list             prints their names

Each chapter of a guide becomes a section; what stands before the first is the description. A row of a
table becomes a paragraph that its first cell leads. Links become their text: what they lead to is another
guide. Exit: 0, or 1 with a line that says what is wrong.
"""

import pathlib
import sys

import markdown

# Page: the guide, what it is in a line, what to see besides.
PAGES = {
    'org.touchmove1.5': ('org.touchmove1.md', 'the D-Bus interface of touchmoved',
                         'touchmove-events.7 touchmove-verbs.7 touchmoved.8'),
    'reedtrace.5': ('reedtrace.md', 'what a chess board delivered, as text',
                    'touchmove-simulate.1 touchmovectl.1 touchmove-verbs.7 touchmoved.8'),
    'touchmove-store.5': ('store.md', 'what touchmoved keeps of games',
                          'touchmovectl.1 reedtrace.5 touchmoved.8'),
    'touchmove-alerts.7': ('alerts.md', 'what arbiters are told of, and how sure it is',
                           'touchmovectl.1 touchmove-verbs.7 touchmoved.8'),
    'touchmove-events.7': ('events.md', 'what touchmoved tells of a game',
                           'touchmovectl.1 org.touchmove1.5 touchmove-alerts.7'),
    'touchmove-journal.7': ('journal.md', 'the journal of alerts and rulings',
                            'journalctl.1 touchmove-alerts.7 touchmoved.8'),
    'touchmove-verbs.7': ('verbs.md', 'what players and arbiters can order',
                          'touchmovectl.1 org.touchmove1.5 reedtrace.5'),
}
SECTIONS = {'5': 'File formats', '7': 'Overview'}
# What tells who made the guide is no matter of the page.
FOR_AUTHORS = 'do not edit'


def escaped(text):
    """Text for roff; what is no ASCII by its number, so that no reader needs to know the encoding."""
    text = text.replace('\\', '\\e').replace('-', '\\-')
    return ''.join(letter if ord(letter) < 128 else f'\\[u{ord(letter):04X}]' for letter in text)


def inline(node):
    if node.tag in ('softbreak', 'linebreak'):
        return ' '
    if node.tag == 'text':
        return escaped(node.text or '')
    if node.tag == 'code':
        return f'\\fB{escaped(node.text or "")}\\fP'
    inside = ''.join(inline(child) for child in node)
    font = {'strong': 'B', 'emph': 'I'}.get(node.tag)
    return f'\\f{font}{inside}\\fP' if font else inside


def guarded(line):
    """A line that begins with a dot or a quote is no request."""
    return '\\&' + line if line[:1] in ('.', "'") else line


def text_of(node):
    """A line for each sentence, as roff's writers do, which keeps lines short."""
    line = ' '.join(inline(node).split())
    return [guarded(part) for part in line.replace('. ', '.\n').replace('; ', ';\n').split('\n') if part]


class Page:
    """Collects lines of roff."""

    def __init__(self):
        self.lines = []

    def heading(self, node):
        if node.get('level') == '2':
            self.lines.append(f'.SH "{inline(node).upper()}"')
        else:
            self.lines.append(f'.SS "{inline(node)}"')

    def starts(self):
        """A heading begins a paragraph by itself."""
        return self.lines[-1].startswith(('.SH', '.SS'))

    def paragraph(self, node):
        if FOR_AUTHORS in markdown.words(node):
            return
        if not self.starts():
            self.lines.append('.PP')
        self.lines += text_of(node)

    def code_block(self, node):
        if not self.starts():
            self.lines.append('.PP')
        code = (node.text or '').rstrip('\n').split('\n')
        self.lines += ['.in +4n', '.nf', *[guarded(escaped(line)) or '\\&' for line in code], '.fi', '.in']

    def list(self, node):
        number = int(node.get('start', '1'))
        for item in node:
            mark = f'{number}.' if node.get('type') == 'ordered' else '\\(bu'
            number += 1
            blocks = list(item)
            self.lines += [f'.IP {mark} 4', *text_of(blocks[0])]
            for block in blocks[1:]:
                self.lines.append('.RS 4')
                self.block(block)
                self.lines.append('.RE')

    def table(self, node):
        names = [markdown.words(cell).strip() for cell in node.find('table_header')]
        for row in node.findall('table_row'):
            cells = [(name, cell) for name, cell in zip(names[1:], list(row)[1:])
                     if markdown.words(cell).strip()]
            self.lines += ['.TP', guarded(inline(row[0])) or '\\&']
            for name, cell in cells:
                said = text_of(cell)
                if len(names) > 2 and name:
                    said[0] = f'{escaped(name)}: {said[0]}'
                if cell is not cells[-1][1]:
                    said.append('.br')
                self.lines += said
            if not cells:
                self.lines.append('\\&')

    def block(self, node):
        write = getattr(self, node.tag, None)
        if write is None:
            raise ValueError(f'no way to write a {node.tag}')
        write(node)


def write(guide, name, section, what, others):
    page = Page()
    page.lines = ['.\\" SPDX-License-Identifier: LGPL-2.1-or-later',
                  f'.\\" Made from {guide.name}.',
                  f'.TH {name.upper()} {section} "" "Touchmove" "{SECTIONS[section]}"',
                  '.SH NAME', f'{name} \\- {escaped(what)}', '.SH DESCRIPTION']
    for node in markdown.read(guide.read_text(encoding='utf-8')):
        if node.tag != 'heading' or node.get('level') != '1':
            page.block(node)
    page.lines.append('.SH "SEE ALSO"')
    for number, other in enumerate(others, 1):
        title, volume = other.rsplit('.', 1)
        page.lines.append(f'.BR {title} ({volume}){"," if number < len(others) else ""}')
    return '\n'.join(page.lines) + '\n'


def main(arguments):
    if arguments == ['--list']:
        print('\n'.join(PAGES))
        return 0
    if len(arguments) != 2:
        print('\n'.join(line.strip() for line in __doc__.splitlines()[2:4]), file=sys.stderr)
        return 1
    guides, folder = (pathlib.Path(argument) for argument in arguments)
    for page, (guide, what, others) in PAGES.items():
        name, section = page.rsplit('.', 1)
        try:
            text = write(guides / guide, name, section, what, others.split())
            (folder / page).write_text(text, encoding='utf-8')
        except (OSError, ValueError) as why:
            print(f'manual.py: {guide}: {why}', file=sys.stderr)
            return 1
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
