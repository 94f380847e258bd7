#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Writes into the guide on building a board what its overlays say: parts to buy and wires to the header.

    guide.py [--check] TREE

What stands between "<!-- made of matrix -->" and "<!-- end -->" in wiring.md is written anew from that
topology's overlay; with --check the guide is only compared. Exit: 0, 1 where it is stale, 2 where an
overlay cannot be read.
"""

import pathlib
import re
import sys

import overlay
import wiring

PLACE = re.compile(r'(<!-- made of (\w+) -->\n).*?(<!-- end -->)', re.S)


def parts(board):
    """(how many, what) to buy beside the Raspberry Pi, the clock and the pieces."""
    node = board.node
    inputs = sum(name in node.properties for name in wiring.INPUTS)
    contacts = sum(square != '-' for square in board.squares)
    yield contacts, 'reed switches, normally open, and as many magnets as pieces'
    if board.topology == 'matrix':
        yield contacts, 'diodes 1N4148'
    if board.topology == 'chain':
        registers = node.cells('registers-number')[0]
        yield registers, 'shift registers 74HC165'
        yield registers, 'ceramic capacitors of 100 nF, one at each register\'s supply'
        yield contacts, 'resistors of 10 kOhm'
    if board.topology == 'expanders':
        yield len(board.expanders), 'port expanders MCP23017'
        yield len(board.expanders), 'ceramic capacitors of 100 nF, one at each expander\'s supply'
    yield inputs, 'switches to ground: the levers of the clock, and the buttons'


def wires(board):
    """(pins, line, what): those of lines in the order of the pins, then supply and ground."""
    found = sorted((wiring.pin_of(line), f'GPIO{line}', what)
                   for line, (what, kind) in board.uses.items() if kind != 'pale')
    chips = board.topology in ('chain', 'expanders')
    if chips:
        found.append((pins_called('3.3 V'), '3.3 V', 'the chips, and pull-ups where there are any'))
    contacts = 'levers, buttons' if board.topology == 'matrix' else 'contacts, levers, buttons'
    found.append((pins_called('ground'), 'ground', f'{"the chips, " if chips else ""}{contacts}'))
    return found


def pins_called(name):
    """Any of these does."""
    *first, last = (str(pin) for pin, line in enumerate(wiring.HEADER, 1) if line == name)
    return f'{", ".join(first)} or {last}'


def words(tree, topology):
    board = wiring.Board(tree / f'dts/reedboard-{topology}-overlay.dts')
    lines = ['| to buy | |', '|---|---|', *[f'| {count} | {what} |' for count, what in parts(board)], '',
             '| header pin | line | wired to |', '|---|---|---|',
             *[f'| {pin} | {line} | {what} |' for pin, line, what in wires(board)]]
    return '\n' + '\n'.join(lines) + '\n\n'


def main(arguments):
    check = arguments[:1] == ['--check']
    if len(arguments) != 1 + check:
        print(__doc__.splitlines()[2].strip(), file=sys.stderr)
        return 2
    tree = pathlib.Path(arguments[check])
    guide = tree / 'packaging/guide/wiring.md'
    text = guide.read_text(encoding='utf-8')
    try:
        made = PLACE.sub(lambda match: match[1] + words(tree, match[2]) + match[3], text)
    except (wiring.Wrong, overlay.Wrong, OSError) as why:
        print(f'guide.py: {why}', file=sys.stderr)
        return 2
    missing = {path.name.split('-')[1] for path in (tree / 'dts').glob('reedboard-*-overlay.dts')} - \
        {match[2] for match in PLACE.finditer(text)} - {'mainline'}
    if missing:
        print(f'guide.py: {guide} has no place for {", ".join(sorted(missing))}', file=sys.stderr)
        return 1
    if check and made != text:
        print(f'{guide} is stale: meson compile -C build wiring-guide writes it anew', file=sys.stderr)
        return 1
    if not check:
        guide.write_text(made, encoding='utf-8')
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
