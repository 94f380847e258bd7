#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""The pictures of the wiring show every line of their overlays, and can be read; prints TAP.

    pictures.py TREE

Lines are taken from what dtc compiles, not from the reader that the pictures are made with.
Exit: 0 passed or skipped, 1 failed.
"""

import itertools
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

TREE = pathlib.Path(sys.argv[1])
sys.path[:0] = [str(TREE / 'tests' / 'dts')]
import flattened  # noqa: E402

SVG = '{*}'
LETTER = 0.6
# What is wired besides the lines of -gpios properties.
BUSES = {'matrix': {}, 'direct': {}, 'chain': {11: 'SCLK', 9: 'MISO'},
         'expanders': {2: 'SDA', 3: 'SCL', 4: 'INTA'}}
# The header's GPIO lines by pin, from a source of its own: the table of the guide, in which
# "| 36, 11, 12, 35 | 16 to 19 |" stands for four pins, tests the one of the generator.
GUIDE = TREE / 'packaging' / 'guide' / 'gpio.md'
NAMES = {'row-gpios': 'row {}', 'column-gpios': 'column {}', 'square-gpios': 'contact {}, ',
         'white-lever-gpios': "White's lever", 'black-lever-gpios': "Black's lever",
         'adjust-gpios': 'adjust button', 'arbiter-gpios': "arbiter's button",
         'load-gpios': 'SH/LD'}


def pins_of_the_guide():
    """GPIO line: pin."""
    pins = {}
    for row in re.findall(r'^\| ([0-9, ]+) \| ([0-9, to]+) \|', GUIDE.read_text(), re.M):
        at = [int(pin) for pin in row[0].split(',')]
        if 'to' in row[1]:
            first, last = (int(line) for line in row[1].split(' to '))
            lines = list(range(first, last + 1))
        else:
            lines = [int(line) for line in row[1].split(',')]
        pins.update(zip(lines, at))
    return pins


def lines_of_the_overlay(path, work):
    """(GPIO line, what it is called) of the header's lines, as dtc sees them."""
    result = work / 'one.dtbo'
    subprocess.run(['dtc', '-@', '-I', 'dts', '-O', 'dtb', '-o', result, path], check=True,
                   stderr=subprocess.DEVNULL)
    root = flattened.read(result)
    fixups = root.child('__fixups__').strings('gpio')
    board = next((place, node) for place, node in root.walk()
                 if node.name.startswith('reedboard') and 'compatible' in node.properties)
    for place in fixups:
        where, name, offset = place.split(':')
        if where != board[0]:
            continue
        at = int(offset) // 4
        yield board[1].cells(name)[at + 1], NAMES[name].format(at // 3)


class Box:
    """A rectangle that something covers."""

    def __init__(self, left, top, right, bottom, what):
        self.left, self.top, self.right, self.bottom = left, top, right, bottom
        self.what = what

    def meets(self, other):
        return (self.left < other.right and other.left < self.right and
                self.top < other.bottom and other.top < self.bottom)

    def within(self, other):
        return (other.left <= self.left and self.right <= other.right and
                other.top <= self.top and self.bottom <= other.bottom)


def box_of_text(element):
    """Letters stand 0.75 em above their line and hang 0.2 em below."""
    x, y, size = (float(element.get(name)) for name in ('x', 'y', 'font-size'))
    width = len(element.text) * size * LETTER
    left = x - width * {'start': 0, 'middle': 0.5, 'end': 1}[element.get('text-anchor')]
    return Box(left, y - 0.75 * size, left + width, y + 0.2 * size, element.text)


def segments(root):
    """(box of a hair's breadth, net or None) of every line."""
    for element in root:
        if element.tag.rpartition('}')[2] not in ('polyline', 'polygon'):
            continue
        points = [tuple(map(float, point.split(','))) for point in element.get('points').split()]
        for (x, y), (to_x, to_y) in zip(points, points[1:]):
            yield Box(min(x, to_x) - 0.1, min(y, to_y) - 0.1, max(x, to_x) + 0.1,
                      max(y, to_y) + 0.1, element.get('data-net')), element.get('data-net')


def overlaps(root):
    """What stands on what, a line each."""
    texts = [box_of_text(element) for element in root.iterfind('.//' + SVG + 'text')]
    sheet, *boxes = [Box(*(float(element.get(name)) for name in ('x', 'y')),
                         float(element.get('x')) + float(element.get('width')),
                         float(element.get('y')) + float(element.get('height')), 'box')
                     for element in root.iterfind('.//' + SVG + 'rect')]
    lines = list(segments(root))
    for one, other in itertools.combinations(texts, 2):
        if one.meets(other):
            yield f"'{one.what}' stands on '{other.what}'"
    for text in texts:
        if not text.within(sheet):
            yield f"'{text.what}' leaves the picture"
        for box in boxes:
            if text.meets(box) and not text.within(box):
                yield f"'{text.what}' crosses the edge of a box"
        for line, net in lines:
            if text.meets(line):
                yield f"a line of {net or 'a symbol'} goes through '{text.what}'"
    wires = [(line, net) for line, net in lines if net]
    for (one, net), (other, another) in itertools.combinations(wires, 2):
        shared = (min(one.right, other.right) - max(one.left, other.left),
                  min(one.bottom, other.bottom) - max(one.top, other.top))
        if net != another and min(shared) > 0 and max(shared) > 1:
            yield f'the wires of {net} and {another} lie on each other'
    for line, net in wires:
        for box in boxes:
            if line.meets(box) and (min(line.right, box.right) - max(line.left, box.left) > 1 and
                                    min(line.bottom, box.bottom) - max(line.top, box.top) > 1):
                yield f'the wire of {net} goes through a box'


def missing(root, lines, pins):
    """Lines whose pin, GPIO name and use do not stand in one row of the header, a line each."""
    texts = [(box_of_text(element), element) for element in root.iterfind('.//' + SVG + 'text')]
    description = root.find(SVG + 'desc').text
    for line, use in lines:
        pin = pins[line]
        name = [element for _, element in texts if element.text == f'GPIO{line}']
        beside = [element.text for _, element in texts if name and
                  element.get('y') == name[0].get('y') and element.get('class') ==
                  name[0].get('class')]
        if len(name) != 1 or str(pin) not in beside:
            yield f'GPIO{line} does not stand at pin {pin}'
        elif not any(word.startswith(use) for word in beside):
            yield f'GPIO{line}, pin {pin}: {use} does not stand beside it, but {beside}'
        if f'pin {pin} GPIO{line}: {use}' not in description:
            yield f'GPIO{line}: the description lacks {use}'


def luminance(colour):
    """Relative luminance, WCAG 2.1."""
    parts = [int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
                        for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def faint(picture):
    """Colours of text that are too near to the sheet or to a box: below 4.5 (WCAG 2.1, 1.4.3)."""
    style = tree.parse(picture).getroot().find(SVG + 'style').text
    grounds = re.findall(r'\.(?:sheet|body)\{[^}]*fill:(#\w+)', style)
    for name, colour in re.findall(r'text\.(\w+),[^{]*\{fill:(#\w+)', style):
        for ground in grounds:
            light, dark = sorted((luminance(colour), luminance(ground)), reverse=True)
            if (light + 0.05) / (dark + 0.05) < 4.5 or len(grounds) != 2:
                yield f'{name} {colour} on {ground}: {(light + 0.05) / (dark + 0.05):.2f}'


class Tap:
    def __init__(self):
        self.count = self.failures = 0

    def check(self, what, complaints):
        complaints = list(complaints)
        self.count += 1
        self.failures += bool(complaints)
        print(f"{'not ok' if complaints else 'ok'} {self.count} - {what}")
        for line in complaints:
            print(f'# {line}')


def draw(source, picture, *options):
    return subprocess.run([TREE / 'packaging' / 'pictures' / 'wiring.py', *options, source,
                           picture], text=True, stderr=subprocess.PIPE, check=False)


def check_overlay(tap, topology, work):
    source = TREE / 'dts' / f'reedboard-{topology}-overlay.dts'
    picture = work / 'picture.svg'
    tap.check(f'{topology} is drawn', draw(source, picture).stderr.splitlines())
    root = tree.parse(picture).getroot()
    lines = [*lines_of_the_overlay(source, work), *BUSES[topology].items()]
    tap.check(f'{topology}: every line stands at its pin',
              missing(root, lines, pins_of_the_guide()) if len(lines) > 6 else ['no lines'])
    tap.check(f'{topology}: nothing lies on anything else', overlaps(root))
    squares = {element.text for element in root.iterfind('.//' + SVG + 'text')}
    tap.check(f'{topology}: it names the first square and the last', [] if any(
        re.search(r'\ba1\b', text) for text in squares) and any(
        re.search(r'\bd4\b' if topology == 'direct' else r'\bh8\b', text) for text in squares)
        else ['it does not'])
    dark = draw(source, work / 'dark.svg', '--dark')
    tap.check(f'{topology}: dark differs from light, and each is well-formed', [] if
              not dark.stderr and not draw(source, work / 'light.svg', '--light').stderr and
              tree.parse(work / 'dark.svg') and tree.parse(work / 'light.svg') and
              (work / 'dark.svg').read_text() != (work / 'light.svg').read_text() else ['no'])
    for theme in ('light', 'dark'):
        tap.check(f'{topology}: {theme} is readable', faint(work / f'{theme}.svg'))


# What is done to an overlay's source, and what the generator says of it.
REFUSED = (
    ('matrix', '<&gpio 27 0x07>', '<&gpio 17 0x07>', 'GPIO17 is both row 0 and row 1'),
    ('matrix', '<&gpio 27 0x07>', '<&gpio 42 0x07>', 'GPIO42 is not on the header'),
    ('matrix', '<&gpio 27 0x07>', '<&gpio 13 0x07>', 'GPIO27 up, which no line uses'),
    ('matrix', 'row-gpios = ', 'lamp-gpios = <&gpio 13 1>; row-gpios = ',
     'lamp-gpios has no place'),
    ('matrix', '20 0x11>;', '20 0x10>;', 'contacts are drawn to ground'),
    ('matrix', '<&gpio 27 0x07>', '<&gpio 27>', '23 cells'),
    ('matrix', 'board: reedboard {', 'board reedboard {', 'line 44: expected ;, not reedboard'),
    ('matrix', '/plugin/;', '/plugin/; $', "cannot read '$"),
    ('chain', 'target = <&spi0>', 'target = <&uart0>', 'the lines of uart0 are not known'),
    ('expanders', 'interrupts = <4 8>', 'interrupts = <13 8>', 'interrupts of their own'),
)


def check_refusals(tap, work):
    for topology, old, new, why in REFUSED:
        text = (TREE / 'dts' / f'reedboard-{topology}-overlay.dts').read_text()
        source = work / 'changed.dts'
        source.write_text(text.replace(old, new, 1))
        said = draw(source, work / 'none.svg')
        tap.check(f'{topology}: {new[:40]} is refused', [] if said.returncode == 2 and
                  why in said.stderr and said.stderr.count('\n') == 1 and old in text
                  else [f'exit {said.returncode}: {said.stderr}'])
    said = draw(work / 'nowhere.dts', work / 'none.svg')
    tap.check('a file that is not there is refused', [] if said.returncode == 2 and
              said.stderr.count('\n') == 1 else [said.stderr])


def check_moved(tap, work):
    """The picture follows the overlay."""
    text = (TREE / 'dts' / 'reedboard-matrix-overlay.dts').read_text()
    source, picture = work / 'moved.dts', work / 'moved.svg'
    source.write_text(text.replace('<&gpio 10 0x07>', '<&gpio 13 0x07>').replace('17 27 22 10',
                                                                                  '17 27 22 13'))
    draw(source, picture)
    root = tree.parse(picture).getroot()
    tap.check('a row that moves in the overlay moves in the picture', missing(
        root, [(13, 'row 3'), (17, 'row 0')], pins_of_the_guide()))
    source.write_text(text.replace('0 1 2 3 4 5 6 7\n', '7 6 5 4 3 2 1 0\n', 1))
    draw(source, picture)
    rows = {}
    for element in tree.parse(picture).getroot().iterfind('.//' + SVG + 'text'):
        if re.fullmatch('[a-h]1', element.text):
            rows[float(element.get('x'))] = element.text
    tap.check('squares are those of the map', [] if [rows[x] for x in sorted(rows)] == [
        f'{file}1' for file in 'hgfedcba'] else [str(rows)])


def main():
    if not shutil.which('dtc'):
        print('1..0 # SKIP dtc is not here')
        return 0
    tap = Tap()
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        for topology in BUSES:
            check_overlay(tap, topology, work)
        check_refusals(tap, work)
        check_moved(tap, work)
    print(f'1..{tap.count}')
    return tap.failures > 0


if __name__ == '__main__':
    sys.exit(main())
