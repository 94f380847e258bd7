# SPDX-License-Identifier: LGPL-2.1-or-later
"""Where C can be changed, and how: libclang reads the files, and each place is looked up in the text, so
that what stands in a macro's expansion is left alone. Only bodies of functions; what prints and what asserts
belongs to them, but for the assertions themselves.
"""

import collections
import hashlib
import os
import re
import subprocess

from clang import cindex
from clang.cindex import CursorKind, TypeKind

# What an operator becomes.
OPERATORS = {
    '<': ('<=', '>='), '<=': ('<', '>'), '>': ('>=', '<='), '>=': ('>', '<'), '==': ('!=',), '!=': ('==',),
    '&&': ('||',), '||': ('&&',),
    '+': ('-',), '-': ('+',), '*': ('+',), '/': ('*',), '%': ('/',), '<<': ('>>',), '>>': ('<<',),
    '&': ('|',), '|': ('&',), '^': ('&',),
    '+=': ('-=',), '-=': ('+=',), '*=': ('+=',), '/=': ('*=',), '%=': ('/=',), '<<=': ('>>=',), '>>=': ('<<=',),
    '&=': ('|=',), '|=': ('&=',), '^=': ('|=',),
}
KINDS = {operator: 'relation' if operator in ('<', '<=', '>', '>=', '==', '!=') else
         'logic' if operator in ('&&', '||') else 'arithmetic' for operator in OPERATORS}
COMMENT = re.compile(rb'/\*.*?\*/|//[^\n]*', re.DOTALL)
NUMBER = re.compile(r'(0[xX][0-9a-fA-F]+|[0-9]+)([uUlL]*)')
CALL = re.compile(r'\(*\(void\)|[A-Z_0-9]+\(|assert\(|static_assert\(')
WHOLE_NUMBERS = {getattr(TypeKind, name) for name in (
    'INT', 'UINT', 'LONG', 'ULONG', 'LONGLONG', 'ULONGLONG', 'SHORT', 'USHORT', 'CHAR_S', 'CHAR_U', 'SCHAR',
    'UCHAR', 'ENUM')}
STATEMENTS = (CursorKind.CALL_EXPR, CursorKind.BINARY_OPERATOR, CursorKind.COMPOUND_ASSIGNMENT_OPERATOR,
              CursorKind.UNARY_OPERATOR, CursorKind.BREAK_STMT, CursorKind.CONTINUE_STMT)

# `file` from the tree's root; what stands from byte `start` to `end` of it is `old`, in `function`.
Place = collections.namedtuple('Place', 'file line function kind start end old choices')


class Change:
    """A place and what stands there instead. The text keeps its lines, so that nothing else moves."""

    def __init__(self, place, new, order):
        self.place, self.new, self.order = place, new, order

    def apply(self, text):
        place = self.place
        new = self.new.encode()
        lines = text[place.start:place.end].count(b'\n') - new.count(b'\n')
        return text[:place.start] + new + b'\n' * lines + text[place.end:]

    def __str__(self):
        place = self.place
        return f'{place.file}:{place.line}: in {place.function}: {words(place, self.new)}'


def words(place, new):
    """What a change does."""
    old = ' '.join(place.old.split())
    return f'"{old}" becomes "{" ".join(new.split())}"' if new else f'"{old}" removed'


class Reader:
    """Reads one file."""

    def __init__(self, root, name, arguments, build):
        self.name = name
        with open(os.path.join(root, name), 'rb') as file:
            self.text = file.read()
        self.places = []
        # The compiler's own headers may be missing beside libclang.
        include = subprocess.check_output(['gcc', '-print-file-name=include'], text=True).strip()
        here = os.getcwd()
        os.chdir(build)
        try:
            unit = cindex.Index.create().parse(os.path.relpath(os.path.join(root, name), build),
                                               args=arguments + ['-isystem', include])
        finally:
            os.chdir(here)
        for cursor in unit.cursor.get_children():
            if cursor.kind == CursorKind.FUNCTION_DECL and cursor.is_definition() and \
                    cursor.location.file and cursor.location.file.name == unit.spelling:
                self.function = cursor
                for part in cursor.get_children():
                    if part.kind == CursorKind.COMPOUND_STMT:
                        self.walk(part, cursor)

    def source(self, start, end):
        return self.text[start:end].decode()

    def add(self, kind, start, end, choices):
        if start < end:
            self.places.append(Place(self.name, self.text.count(b'\n', 0, start) + 1, self.function.spelling, kind,
                                     start, end, self.source(start, end), choices))

    def walk(self, cursor, parent):
        children = list(cursor.get_children())
        self.look(cursor, parent, children)
        for child in children:
            # What has no kind of its own is a cast that nobody wrote.
            self.walk(child, parent if cursor.kind == CursorKind.UNEXPOSED_EXPR else cursor)

    def look(self, cursor, parent, children):
        kind = cursor.kind
        start, end = cursor.extent.start.offset, cursor.extent.end.offset
        if kind in (CursorKind.BINARY_OPERATOR, CursorKind.COMPOUND_ASSIGNMENT_OPERATOR):
            self.operator(cursor, children)
        elif kind == CursorKind.UNARY_OPERATOR:
            self.unary(start, end)
        elif kind == CursorKind.INTEGER_LITERAL:
            self.number(parent, start, end)
        elif kind in (CursorKind.IF_STMT, CursorKind.WHILE_STMT, CursorKind.CONDITIONAL_OPERATOR) and children:
            self.condition(children[0])
        elif kind == CursorKind.RETURN_STMT and children:
            self.returned(children[0])
        if kind in STATEMENTS and parent.kind in (CursorKind.COMPOUND_STMT, CursorKind.IF_STMT,
                                                  CursorKind.FOR_STMT, CursorKind.WHILE_STMT,
                                                  CursorKind.CASE_STMT, CursorKind.DEFAULT_STMT):
            self.statement(parent, start, end)

    def operator(self, cursor, children):
        """The operator is what stands between both sides, if neither comes out of a macro."""
        if len(children) != 2:
            return
        start, end = children[0].extent.end.offset, children[1].extent.start.offset
        between = COMMENT.sub(lambda found: b' ' * len(found.group()), self.text[start:end])
        operator = between.strip().decode(errors='replace')
        if operator in OPERATORS:
            start += between.index(operator.encode())
            self.add_in(KINDS[operator], cursor, start, start + len(operator), OPERATORS[operator])

    def add_in(self, kind, cursor, start, end, choices):
        """A change within an expression or a declaration, which is shown whole."""
        begin, stop = cursor.extent.start.offset, cursor.extent.end.offset
        if begin <= start and end <= stop:
            self.add(kind, begin, stop,
                     tuple(self.source(begin, start) + choice + self.source(end, stop) for choice in choices))

    def unary(self, start, end):
        text = self.source(start, end)
        if text.startswith('!'):
            self.add('logic', start, end, ('!' + text,))
        for old, new in (('++', '--'), ('--', '++')):
            if text.startswith(old):
                self.add('arithmetic', start, end, (new + text[2:],))
            elif text.endswith(old):
                self.add('arithmetic', start, end, (text[:-2] + new,))

    def number(self, parent, start, end):
        """Not the size of an array, which mostly has room to spare."""
        found = NUMBER.fullmatch(self.source(start, end))
        if not found or parent.kind == CursorKind.VAR_DECL and self.text[:start].rstrip()[-1:] != b'=':
            return
        value, suffix = int(found.group(1), 0 if 'x' in found.group(1).lower() else 10), found.group(2)
        choices = [str(value + 1) + suffix] + ([str(value - 1) + suffix] if value else [])
        self.add_in('constant', parent, start, end, tuple(choices))

    def condition(self, child):
        start, end = child.extent.start.offset, child.extent.end.offset
        if self.balanced(start, end):
            self.add('condition', start, end, (f'!({self.source(start, end)})',))

    def returned(self, child):
        start, end = child.extent.start.offset, child.extent.end.offset
        text = self.source(start, end)
        kind = self.function.result_type.get_canonical().kind
        if not self.balanced(start, end) or NUMBER.fullmatch(text):
            return
        if kind == TypeKind.BOOL:
            self.add('return', start, end, (f'!({text})',))
        elif kind in WHOLE_NUMBERS:
            self.add('return', start, end, ('0', f'({text}) + 1'))
        elif kind == TypeKind.POINTER and text != 'NULL':
            self.add('return', start, end, ('NULL',))

    def statement(self, parent, start, end):
        """One that stands for itself: it begins behind another one, a brace or a head."""
        before = COMMENT.sub(b'', self.text[max(0, start - 400):start]).rstrip()
        behind = self.text[end:end + 200].lstrip()
        fronts = {CursorKind.COMPOUND_STMT: (b';', b'{', b'}', b':'), CursorKind.CASE_STMT: b':',
                  CursorKind.DEFAULT_STMT: b':'}
        if behind.startswith(b';') and before.endswith(fronts.get(parent.kind, (b')', b'else'))) and \
                not CALL.match(self.source(start, end)):
            self.add('statement', start, end, ('',))

    def balanced(self, start, end):
        text = self.text[start:end]
        return start < end and text.count(b'(') == text.count(b')')


def read(arguments):
    """All places of a file, for a process of a pool."""
    return Reader(*arguments).places


def deal(places, seed):
    """A change for each place, in an order that the seed shuffles. Of another function's changes it
    does not depend: who edits one is dealt others there alone."""
    changes, counts = [], collections.Counter()
    for place in places:
        key = (place.file, place.function, place.kind)
        counts[key] += 1
        number = hashlib.sha256(f'{seed} {key} {counts[key]}'.encode()).digest()
        changes.append(Change(place, place.choices[number[0] % len(place.choices)], number))
    return sorted(changes, key=lambda change: change.order)
