# SPDX-License-Identifier: LGPL-2.1-or-later
"""Reads the source of an overlay: nodes, properties, labels.

Only what the overlays in dts/ use of the language: no macros, no includes, no expressions, no
deletion. The source is read, not what dtc makes of it, so that pictures are made without dtc.
"""

import re

TOKENS = re.compile(r'''
    (?P<skip>\s+|//[^\n]*|/\*.*?\*/)
  | (?P<directive>/dts-v1/|/plugin/|/bits/)
  | (?P<string>"[^"]*")
  | (?P<number>0x[0-9a-fA-F]+\b|[0-9]+\b(?![-,.@_a-zA-Z#?+]))
  | (?P<reference>&[A-Za-z_][A-Za-z0-9_]*)
  | (?P<label>[A-Za-z_][A-Za-z0-9_]*:)
  | (?P<name>[A-Za-z0-9,._+?\#@-]+|/)
  | (?P<mark>[{}<>;=,\[\]])
''', re.X | re.S)


class Wrong(Exception):
    """The source is not what this reader takes; says which line."""


class Reference(str):
    """A label that a cell stands for."""


class Node:
    """A node; a property is a list of cells (numbers, references), strings, or both."""

    def __init__(self, name, label=None):
        self.name = name
        self.label = label
        self.properties = {}
        self.children = []

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def child(self, name):
        for child in self.children:
            if child.name == name or child.name.split('@')[0] == name:
                return child
        return None

    def cells(self, name):
        """The numbers and references of a property; none where there is no such property."""
        return [cell for cell in self.properties.get(name, ()) if not isinstance(cell, bytes)]

    def text(self, name):
        """The first string of a property, or ''."""
        return next((value.decode() for value in self.properties.get(name, ())
                     if isinstance(value, bytes)), '')


class Reader:
    """Takes the tokens of one source from the front."""

    def __init__(self, text):
        self.tokens = []
        at, line = 0, 1
        while at < len(text):
            match = TOKENS.match(text, at)
            if not match:
                raise Wrong(f"line {line}: cannot read '{text[at:at + 20].splitlines()[0]}'")
            if match.lastgroup != 'skip':
                self.tokens.append((match.lastgroup, match.group(), line))
            line += match.group().count('\n')
            at = match.end()
        self.at = 0

    def peek(self):
        return self.tokens[self.at][:2] if self.at < len(self.tokens) else ('end', 'the end')

    def take(self, text=None):
        kind, found = self.peek()
        if kind == 'end' or (text is not None and found != text):
            line = self.tokens[min(self.at, len(self.tokens) - 1)][2] if self.tokens else 1
            raise Wrong(f"line {line}: expected {text or 'more'}, not {found}")
        self.at += 1
        return kind, found

    def values(self):
        """What stands between = and ; of a property."""
        found = []
        while self.peek()[1] != ';':
            kind, text = self.take()
            if kind == 'string':
                found.append(text[1:-1].encode())
            elif kind == 'directive':
                self.take()
            elif kind == 'number':
                found.append(int(text, 0))
            elif kind == 'reference':
                found.append(Reference(text[1:]))
            elif text not in '<>,':
                raise Wrong(f'{text} has no place among the values of a property')
        return found

    def body(self, node):
        self.take('{')
        while self.peek()[1] != '}':
            label = None
            kind, text = self.take()
            if kind == 'label':
                label, (kind, text) = text[:-1], self.take()
            if self.peek()[1] == '{':
                node.children.append(self.body(Node(text, label)))
                continue
            node.properties[text] = []
            if self.peek()[1] == '=':
                self.take()
                node.properties[text] = self.values()
            self.take(';')
        self.take('}')
        self.take(';')
        return node


def read(path):
    """The root node of a source. Raises Wrong."""
    with open(path, encoding='utf-8') as file:
        reader = Reader(file.read())
    while reader.peek()[0] == 'directive':
        reader.take()
        reader.take(';')
    reader.take('/')
    return reader.body(Node('/'))
