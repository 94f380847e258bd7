# SPDX-License-Identifier: LGPL-2.1-or-later
"""Reads the public headers of libchesslaws: what they declare, and what they say of it.

The headers are written in one way (kernel style, one declaration after its comment), and so this
reads that way only: what it does not know is an error, never left out in silence.
"""
import re
from pathlib import Path

COMMENT = re.compile(r'/\*(.*?)\*/', re.S)
FUNCTION = re.compile(r'^(?P<inline>static inline )?(?P<type>[a-z][\w \t]*?[\s*]+)(?P<name>laws_\w+)\(',
                      re.S)


class HeaderError(Exception):
    pass


class Declaration:
    """A function, type or constant, with the comment above it as plain lines."""

    def __init__(self, kind, name, text, comment, header, line):
        self.kind = kind
        self.name = name
        self.text = text
        self.comment = comment
        self.header = header
        self.line = line

    @property
    def place(self):
        return f'{self.header}:{self.line}'


class Function(Declaration):
    def __init__(self, returns, name, parameters, inline, **rest):
        super().__init__('function', name, **rest)
        self.returns = returns
        self.parameters = parameters
        self.inline = inline


def comment_lines(text):
    """The lines of a comment without its stars, empty ones kept between paragraphs."""
    lines = [re.sub(r'^\s*\*? ?', '', line).rstrip() for line in text.split('\n')]
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1]:
        lines.pop()
    return lines


def without_comments(text):
    """The text with its comments blanked, so that offsets stay."""
    return COMMENT.sub(lambda match: re.sub(r'[^\n]', ' ', match.group(0)), text)


def split_parameters(text, place):
    """(type, name, array) for each parameter of a prototype."""
    if text.strip() == 'void':
        return []
    parameters = []
    for part in text.split(','):
        part = ' '.join(part.split())
        match = re.fullmatch(r'(.*?[\s*])(\w+)(\[.*\])?', part)
        if not match:
            raise HeaderError(f'{place}: cannot read the parameter "{part}"')
        parameters.append((match.group(1).strip(), match.group(2), match.group(3) or ''))
    return parameters


def end_of_declaration(bare, start):
    """Behind the semicolon or the outermost brace that ends what begins at start."""
    depth = 0
    for at in range(start, len(bare)):
        if bare[at] == '{':
            depth += 1
        elif bare[at] == '}':
            depth -= 1
            if depth == 0 and bare[start:at].lstrip().startswith('static inline'):
                return at + 1
        elif bare[at] == ';' and depth == 0:
            return at + 1
    return len(bare)


def declare(text, comment, header, line):
    """The declarations of one statement: an enum also has its constants in its text."""
    bare = ' '.join(without_comments(text).split())
    rest = {'text': text.strip(), 'comment': comment, 'header': header, 'line': line}
    match = FUNCTION.match(without_comments(text).strip())
    if match and not bare.startswith('typedef'):
        prototype = bare[:bare.index('{')] if '{' in bare else bare.rstrip(';')
        inside = prototype[prototype.index('(') + 1:prototype.rindex(')')]
        returns = ' '.join(match.group('type').split())
        return Function(returns, match.group('name'),
                        split_parameters(inside, f'{header}:{line}'),
                        bool(match.group('inline')), **rest)
    match = re.match(r'(enum|struct) (laws_\w+) \{', bare)
    if match:
        return Declaration(match.group(1), match.group(2), **rest)
    match = re.fullmatch(r'typedef .*?(laws_\w+)(\(.*\))?;', bare)
    if match:
        return Declaration('typedef', match.group(1), **rest)
    match = re.match(r'(enum|struct) laws_\w+;', bare)
    if match or bare.startswith('extern "C"') or bare == '}':
        return None
    raise HeaderError(f'{header}:{line}: cannot read "{bare[:60]}"')


class Header:
    """One header: what it is for, and its declarations in their order."""

    def __init__(self, path):
        self.name = path.name
        text = path.read_text()
        comments = list(COMMENT.finditer(text))
        if len(comments) < 2:
            raise HeaderError(f'{self.name}: no comment says what it is for')
        self.purpose = comment_lines(comments[1].group(1))
        self.declarations = []
        self._read(text, comments[1].end())

    def _read(self, text, start):
        bare = without_comments(text)
        at, comment = start, []
        while at < len(text):
            if text[at] == '\n':
                # An empty line ends what a comment is about.
                if text[at:at + 2] == '\n\n':
                    comment = []
                at += 1
            elif text[at].isspace():
                at += 1
            elif text.startswith('/*', at):
                end = text.index('*/', at) + 2
                comment = comment_lines(text[at + 2:end - 2])
                at = end
            elif text[at] == '#':
                at = self._directive(text, bare, at, comment)
            elif bare.startswith('extern "C"', at):
                at = text.index('{', at) + 1
            elif text[at] == '}':
                at += 1
            else:
                end = end_of_declaration(bare, at)
                line = text.count('\n', 0, at) + 1
                found = declare(text[at:end], comment, self.name, line)
                if found:
                    self.declarations.append(found)
                at = end

    def _directive(self, text, bare, at, comment):
        """A preprocessor line; a constant of ours is a declaration."""
        end = at
        while True:
            end = bare.index('\n', end)
            if bare[end - 1] != '\\':
                break
            end += 1
        match = re.match(r'#define (LAWS_\w+)(\([^)]*\))?\s', text[at:end])
        if match:
            behind = COMMENT.search(text[at:end])
            said = comment_lines(behind.group(1)) if behind else comment
            line = text.count('\n', 0, at) + 1
            self.declarations.append(Declaration('constant', match.group(1), text[at:end], said,
                                                 self.name, line))
        return end

    def functions(self):
        return [d for d in self.declarations if d.kind == 'function']


def read_headers(directory):
    return [Header(path) for path in sorted(Path(directory).glob('*.h'))]
