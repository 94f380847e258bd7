# SPDX-License-Identifier: LGPL-2.1-or-later
"""Flattened device trees as nodes in memory: read, looked at, changed, written.

The format is the Devicetree Specification's, chapter 5. For tests only: the whole tree is
copied, and what a test does not need (reserved memory aside) is left out.
"""

import struct

MAGIC = 0xd00dfeed
BEGIN_NODE, END_NODE, PROPERTY, NOTHING, END = 1, 2, 3, 4, 9


class Node:
    """Properties are bytes; children keep their order."""

    def __init__(self, name):
        self.name = name
        self.properties = {}
        self.children = []

    def child(self, name):
        """The child of that name; a name without unit address finds the one that has it."""
        for child in self.children:
            if child.name == name or child.name.split('@')[0] == name:
                return child
        return None

    def at(self, path):
        """The node at a path, or None."""
        node = self
        for name in filter(None, path.split('/')):
            node = node.child(name)
            if node is None:
                return None
        return node

    def walk(self, path=''):
        """Every node with its path, this one first."""
        yield path or '/', self
        for child in self.children:
            yield from child.walk(f'{path}/{child.name}')

    def cells(self, name):
        """A property as numbers of 32 bits."""
        value = self.properties[name]
        return list(struct.unpack(f'>{len(value) // 4}I', value))

    def text(self, name):
        """A property as one string."""
        return self.properties[name].rstrip(b'\0').decode()

    def strings(self, name):
        """A property as a list of strings."""
        return [text.decode() for text in self.properties[name].split(b'\0')[:-1]]

    def set_cells(self, name, *cells):
        self.properties[name] = struct.pack(f'>{len(cells)}I', *cells)

    def set_text(self, name, text):
        self.properties[name] = text.encode() + b'\0'


def by_phandle(root, phandle):
    """The path of a phandle's node and the node, or (None, None)."""
    for path, node in root.walk():
        if 'phandle' in node.properties and node.cells('phandle') == [phandle]:
            return path, node
    return None, None


def highest_phandle(root):
    return max((node.cells('phandle')[0] for _, node in root.walk()
                if 'phandle' in node.properties), default=0)


def until_nul(data, offset):
    end = data.index(b'\0', offset)
    return data[offset:end].decode(), end + 1


def read(path):
    """The root node of a file; ValueError when the file is no flattened tree."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _, structure, strings = struct.unpack_from('>4I', data)
    if magic != MAGIC:
        raise ValueError(f'{path}: not a flattened device tree')
    above, offset = [Node('')], structure
    while True:
        token, = struct.unpack_from('>I', data, offset)
        offset += 4
        if token == BEGIN_NODE:
            name, offset = until_nul(data, offset)
            above.append(Node(name))
        elif token == END_NODE:
            node = above.pop()
            above[-1].children.append(node)
        elif token == PROPERTY:
            size, name = struct.unpack_from('>2I', data, offset)
            offset += 8
            above[-1].properties[until_nul(data, strings + name)[0]] = data[offset:offset + size]
            offset += size
        elif token == END:
            return above[0].children[0]
        elif token != NOTHING:
            raise ValueError(f'{path}: unknown token {token:#x}')
        offset = (offset + 3) & ~3


def padded(data):
    return data + b'\0' * (-len(data) % 4)


def structure_of(node, names):
    parts = [struct.pack('>I', BEGIN_NODE), padded(node.name.encode() + b'\0')]
    for name, value in node.properties.items():
        place = names.setdefault(name, sum(len(other) + 1 for other in names))
        parts += [struct.pack('>3I', PROPERTY, len(value), place), padded(value)]
    parts += [structure_of(child, names) for child in node.children]
    parts.append(struct.pack('>I', END_NODE))
    return b''.join(parts)


def write(root, path):
    """Writes a tree in version 17 of the format, without reserved memory."""
    names = {}
    structure = structure_of(root, names) + struct.pack('>I', END)
    strings = b''.join(name.encode() + b'\0' for name in names)
    reserved, header = b'\0' * 16, 40
    at = header + len(reserved)
    with open(path, 'wb') as file:
        file.write(struct.pack('>10I', MAGIC, at + len(structure) + len(strings), at,
                               at + len(structure), header, 17, 16, 0, len(strings),
                               len(structure)))
        file.write(reserved + structure + strings)
