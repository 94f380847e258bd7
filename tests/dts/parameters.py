#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Sets parameters of a Raspberry Pi overlay, as the firmware does before it merges one.

    parameters.py OVERLAY.dtbo RESULT.dtbo [NAME[=VALUE]...]

Every form of target is known that Raspberry Pi's documentation of device trees describes:
numbers of 8 to 64 bits (. ; : #), strings, booleans (? !), bytes ([), literal values (=),
look-up tables ({}), fragments switched on and off (+ - = !), and what is special about status,
bootargs, reg and name. Limits are those of the firmware's tools: 32 bytes in a byte string.

Exit: 0 done, 2 a parameter or its value is wrong; one line says which.
"""

import re
import struct
import sys

import flattened

YES = ('y', 'yes', 'on', 'true', 'down')
NO = ('n', 'no', 'off', 'false')
SIZES = {'.': 1, ';': 2, ':': 4, '#': 8}
BYTES_AT_MOST = 32


class Wrong(Exception):
    """A parameter or its value cannot be used."""


def number_of(value):
    """A value as the firmware reads numbers: decimal, 0x, leading 0 for octal, or a word."""
    if re.fullmatch(r'0[0-7]+', value):
        return int(value, 8)
    if re.fullmatch(r'[0-9]+|0[xX][0-9a-fA-F]+', value):
        return int(value, 0)
    if value in YES:
        return 1
    if value in NO:
        return 0
    if value == 'up':
        return 2
    raise Wrong(f"'{value}' is not a number")


def bytes_of(value):
    digits = re.sub(r'[: \t]', '', value)
    if not re.fullmatch(r'([0-9a-fA-F]{2})*', digits):
        raise Wrong(f"'{value}' is not a string of bytes")
    if len(digits) > 2 * BYTES_AT_MOST:
        raise Wrong(f'{len(digits) // 2} bytes, where the firmware takes {BYTES_AT_MOST}')
    return bytes.fromhex(digits)


class Declaration:
    """A parameter's declaration, while it is taken apart from its beginning."""

    def __init__(self, overlay, name):
        self.overlay = overlay
        self.name = name
        self.data = overlay.child('__overrides__').properties[name]
        self.offset = 0

    def more(self):
        return self.offset < len(self.data)

    def cell(self):
        """The next number, and the label that it stands for if the base tree has that label."""
        place = f'/__overrides__:{self.name}:{self.offset}'
        cell, = struct.unpack_from('>I', self.data, self.offset)
        self.offset += 4
        fixups = self.overlay.child('__fixups__')
        for label in fixups.properties if fixups else ():
            if place in fixups.strings(label):
                return cell, label
        return cell, None

    def string(self):
        text, self.offset = flattened.until_nul(self.data, self.offset)
        return text


def looked_up(table, declaration, value):
    """What a look-up table makes of a value, and its label; a cell stands behind a NUL."""
    found, more = None, True
    while more:
        key, table = re.fullmatch(r'([^=,}]*)(.*)', table, re.S).groups()
        entry = (key or value, None)
        if table == '=':
            cell, label = declaration.cell()
            entry, table = (str(cell), label), declaration.string()
            more = not table.startswith('}')
        else:
            if table.startswith('='):
                quoted, plain, table = re.fullmatch(r"=(?:'([^']*)'|([^,}]*))(.*)", table,
                                                    re.S).groups()
                entry = (quoted if plain is None else plain, None)
            more = table.startswith(',')
            table = table[1:]
        if key == value or (key == '' and found is None):
            found = entry
    if found is None:
        raise Wrong(f"'{value}' is not one of the values that it may have")
    return found


def forget(overlay, place):
    """References from places that match; a label that nothing refers to need not exist."""
    fixups = overlay.child('__fixups__')
    for label in list(fixups.properties) if fixups else ():
        kept = [text for text in fixups.strings(label) if not place.match(text)]
        fixups.properties[label] = b''.join(text.encode() + b'\0' for text in kept)
        if not kept:
            del fixups.properties[label]


class Target:
    """One target of a parameter: a node, a property, and how to write it."""

    def __init__(self, overlay, phandle, form):
        self.overlay = overlay
        self.path, self.node = flattened.by_phandle(overlay, phandle)
        if self.node is None:
            raise Wrong(f'no node has the phandle {phandle}')
        self.name, self.kind, offset = re.match(r'([^.;:#?!\[={]+)([.;:#?!\[]?)(\d*)',
                                                form).groups()
        self.offset = int(offset or 0)

    def write(self, value, label=None):
        if self.kind in SIZES:
            self.write_number(number_of(value), SIZES[self.kind])
            if label:
                self.refer_to(label)
        elif self.kind in ('?', '!'):
            self.write_boolean(bool(number_of(value)) != (self.kind == '!'))
        elif self.kind == '[':
            self.node.properties[self.name] = bytes_of(value)
        else:
            self.write_string(value)

    def write_number(self, number, size):
        old = self.node.properties.get(self.name, b'')
        data = bytearray(old.ljust(self.offset + size, b'\0'))
        data[self.offset:self.offset + size] = (number % (1 << 8 * size)).to_bytes(size, 'big')
        if self.name != 'reg' or old:
            self.node.properties[self.name] = bytes(data)
        if self.name == 'reg' and self.offset == 0 and '@' in self.node.name:
            self.rename(f"{self.node.name.split('@')[0]}@{number:x}")

    def write_boolean(self, there):
        self.forget_references()
        self.node.properties.pop(self.name, None)
        if there:
            self.node.properties[self.name] = b''

    def write_string(self, value):
        if self.name == 'status':
            value = {**dict.fromkeys(YES[:4] + ('enable', '1'), 'okay'),
                     **dict.fromkeys(NO + ('0',), 'disabled')}.get(value, value)
        if self.name == 'name':
            self.rename(value)
        elif self.name == 'bootargs' and self.node.properties.get('bootargs', b'\0') != b'\0':
            self.node.set_text('bootargs', f"{self.node.text('bootargs')} {value}")
        else:
            self.node.set_text(self.name, value)

    def rename(self, name):
        """The lists of references name nodes by their path."""
        above = self.path.rsplit('/', 1)[0]
        new = f'{above}/{name}'
        pattern = re.compile(re.escape(self.path) + r'(?=[/:]|$)')
        for section in ('__fixups__', '__symbols__'):
            node = self.overlay.child(section)
            for key in node.properties if node else ():
                moved = [pattern.sub(new, text) for text in node.strings(key)]
                node.properties[key] = b''.join(text.encode() + b'\0' for text in moved)
        local = self.overlay.at('__local_fixups__' + self.path)
        if local:
            local.name = name
        self.node.name = name
        self.path = new

    def refer_to(self, label):
        """A label of the base tree becomes a number only when the overlay is merged."""
        self.forget_references(str(self.offset))
        fixups = self.overlay.child('__fixups__').properties
        fixups[label] += f'{self.path}:{self.name}:{self.offset}'.encode() + b'\0'

    def forget_references(self, offset=''):
        """A property that goes takes its unresolved references with it."""
        place = re.escape(f'{self.path}:{self.name}:') + (f'{offset}$' if offset else '')
        forget(self.overlay, re.compile(place))
        local = self.overlay.at('__local_fixups__' + self.path)
        if local:
            local.properties.pop(self.name, None)


def switch_fragments(overlay, operations, value):
    if not re.fullmatch(r'([-+=!]\d+)+', operations):
        raise Wrong(f"'{operations}' is no operation on fragments")
    for sign, number in re.findall(r'([-+=!])(\d+)', operations):
        fragment = overlay.child(f'fragment@{number}')
        if fragment is None:
            raise Wrong(f'there is no fragment {number}')
        on = {'+': True, '-': False}.get(sign)
        if on is None:
            on = bool(number_of(value)) == (sign == '=')
        for body in fragment.children:
            if body.name in ('__overlay__', '__dormant__'):
                body.name = '__overlay__' if on else '__dormant__'


def apply(overlay, name, value='true'):
    """Sets one parameter in an overlay's tree. Raises Wrong."""
    overrides = overlay.child('__overrides__')
    if overrides is None or name not in overrides.properties:
        raise Wrong('the overlay has no such parameter')
    declaration = Declaration(overlay, name)
    while declaration.more():
        phandle, _ = declaration.cell()
        form = declaration.string()
        if phandle == 0:
            switch_fragments(overlay, form, value)
            continue
        target = Target(overlay, phandle, form)
        literal = re.match(r'[^={]*([={])(.*)', form, re.S)
        if literal is None:
            target.write(value)
        elif literal.group(1) == '{':
            target.write(*looked_up(literal.group(2), declaration, value))
        elif literal.group(2):
            target.write(literal.group(2))
        elif target.kind in SIZES:
            cell, label = declaration.cell()
            target.write(str(cell), label)
        else:
            target.write(declaration.string() if declaration.more() else '')


def finish(overlay):
    """Fragments that are off go, and the parameters, with all that refers from them."""
    gone = [node for node in overlay.children
            if node.child('__dormant__') or node.name == '__overrides__']
    for node in gone:
        overlay.children.remove(node)
        forget(overlay, re.compile(f'/{re.escape(node.name)}[/:]'))
        local = overlay.at(f'__local_fixups__/{node.name}')
        if local:
            overlay.child('__local_fixups__').children.remove(local)


def main(arguments):
    if len(arguments) < 2:
        print(__doc__.splitlines()[2].strip(), file=sys.stderr)
        return 2
    overlay = flattened.read(arguments[0])
    for argument in arguments[2:]:
        name, _, value = argument.partition('=')
        try:
            apply(overlay, name, value if '=' in argument else 'true')
        except Wrong as why:
            print(f'{arguments[0]}: {name}: {why}', file=sys.stderr)
            return 2
    finish(overlay)
    flattened.write(overlay, arguments[1])
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
