#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Draws how a board is wired to the Raspberry Pi's header, from the overlay that describes it.

    wiring.py [--light | --dark] OVERLAY.dts PICTURE.svg

What the picture says of pins, rows, columns, registers, addresses and squares is read from the
overlay. A line that the overlay has and the picture has no place for is an error, so that no
picture leaves a wire out. Exit: 0 done, 2 the overlay cannot be drawn; one line says why.
"""

import pathlib
import sys

import overlay
from canvas import Canvas

# The header's pins 1 to 40. Source: Raspberry Pi documentation, "GPIO and the 40-pin header".
# Numbers are GPIO lines; 0 and 1 belong to the EEPROM of a HAT.
HEADER = ('3.3 V', '5 V', 2, '5 V', 3, 'ground', 4, 14, 'ground', 15, 17, 18, 27, 'ground', 22, 23,
          '3.3 V', 24, 10, 'ground', 9, 25, 11, 8, 'ground', 7, 0, 1, 5, 'ground', 6, 12, 13,
          'ground', 19, 16, 26, 20, 'ground', 21)

# Lines that come with a controller of the header. Source: the same page; those that the board
# does not use are the controller's all the same.
CONTROLLERS = {
    'spi0': {11: 'SCLK', 9: 'MISO', 10: 'SPI0, leave free', 8: 'SPI0, leave free'},
    'i2c1': {2: 'SDA', 3: 'SCL'},
}

INPUTS = {
    'white-lever-gpios': "White's lever",
    'black-lever-gpios': "Black's lever",
    'adjust-gpios': 'adjust button',
    'arbiter-gpios': "arbiter's button",
}

NO_SQUARE = 255
FLAG_ACTIVE_LOW = 1
FLAG_PULL_UP = 0x10

# The two chips' pins by name. Sources: TI SN74HC165 (SCLS116), Microchip MCP23017 (DS20001952).
REGISTER_PINS = {'SH/LD': 1, 'CLK': 2, 'A': 11, 'B': 12, 'C': 13, 'D': 14, 'E': 3, 'F': 4, 'G': 5,
                 'H': 6, 'GND': 8, 'QH': 9, 'SER': 10, 'CLK INH': 15, 'VCC': 16}
EXPANDER_PINS = {'VDD': 9, 'VSS': 10, 'SCL': 12, 'SDA': 13, 'A0': 15, 'A1': 16, 'A2': 17,
                 'RESET': 18, 'INTA': 20,
                 **{f'GPB{n}': 1 + n for n in range(8)}, **{f'GPA{n}': 21 + n for n in range(8)}}

PIN_PITCH = 27
HEADER_X = 300
HEADER_Y = 92
CIRCUIT_X = 690


class Wrong(Exception):
    """The overlay cannot be drawn."""


def pin_of(line):
    if line not in HEADER:
        raise Wrong(f'GPIO{line} is not on the header')
    return HEADER.index(line) + 1


def square_name(square):
    return '-' if square == NO_SQUARE else 'abcdefgh'[square % 8] + str(square // 8 + 1)


def lines_of(node, name):
    """(controller, line, flags) of a property of GPIO lines."""
    cells = node.cells(name)
    if len(cells) % 3:
        raise Wrong(f'{name} has {len(cells)} cells, which are not lines of three')
    return [tuple(cells[at:at + 3]) for at in range(0, len(cells), 3)]


class Board:
    """What an overlay says."""

    def __init__(self, path):
        self.root = overlay.read(path)
        boards = [node for node in self.root.walk()
                  if node.text('compatible').startswith('touchmove,reedboard')]
        if len(boards) != 1:
            raise Wrong(f'{len(boards)} boards, where a picture shows one')
        self.node = boards[0]
        self.topology = self.node.text('compatible').split('-')[-1]
        self.expanders = [node for node in self.root.walk() if node.name.startswith('gpio@')]
        if self.topology == 'direct' and self.expanders:
            self.topology = 'expanders'
        self.squares = [square_name(cell) for cell in self.node.cells('touchmove,wiring')]
        self.uses = {}
        self.find_lines()
        self.find_controllers()
        self.check_pins()

    def use(self, line, what, kind):
        if line in self.uses:
            raise Wrong(f'GPIO{line} is both {self.uses[line][0]} and {what}')
        self.uses[line] = what, kind

    def name_of(self, name, index):
        """What a line of a property is called, and its class."""
        if name in INPUTS:
            return INPUTS[name], 'input'
        if name == 'row-gpios':
            return f'row {index}', 'row'
        if name == 'column-gpios':
            return f'column {index}', 'column'
        if name == 'square-gpios':
            return f'contact {index}, {self.squares[index]}', 'contact'
        if name == 'load-gpios':
            return 'SH/LD', 'bus'
        raise Wrong(f'{name} has no place in the picture')

    def find_lines(self):
        for name in self.node.properties:
            if not name.endswith('-gpios'):
                continue
            for index, (controller, line, flags) in enumerate(lines_of(self.node, name)):
                if controller != 'gpio':
                    if controller not in [node.label for node in self.expanders]:
                        raise Wrong(f'{name}: the lines of {controller} have no place')
                    continue
                if not flags & FLAG_ACTIVE_LOW:
                    raise Wrong(f'{name}: contacts are drawn to ground, and that line is not')
                self.use(line, *self.name_of(name, index))

    def find_controllers(self):
        labels = {cell for child in self.root.children for cell in child.cells('target')}
        for label in sorted(labels - {'gpio'}):
            if label not in CONTROLLERS:
                raise Wrong(f'the lines of {label} are not known')
            for line, what in CONTROLLERS[label].items():
                self.use(line, what, 'pale' if 'free' in what else 'bus')
        interrupts = {tuple(node.cells('interrupts')) for node in self.expanders}
        if len(interrupts) > 1:
            raise Wrong('the expanders have interrupts of their own, where one wire is drawn')
        for cells in interrupts:
            self.use(cells[0], 'INTA', 'bus')

    def check_pins(self):
        """The pins that are set up are those of lines."""
        for line in self.uses:
            pin_of(line)
        for node in self.root.walk():
            for line in node.cells('brcm,pins'):
                if line not in self.uses:
                    raise Wrong(f'{node.name} sets GPIO{line} up, which no line uses')

    def label_of(self, what):
        """The pin of a line by what it is for."""
        for line, (name, _) in self.uses.items():
            if name == what:
                return f'pin {pin_of(line)}'
        raise Wrong(f'there is no line for {what}')


class Drawing:
    """The header on the left, the board's circuit on the right."""

    SIZES = {'matrix': (1240, 750), 'direct': (1240, 660), 'expanders': (1340, 830),
             'chain': (1340, 870)}
    WHAT = {
        'matrix': 'Eight rows and eight columns, with a diode at each contact',
        'direct': 'Each contact on a line of its own',
        'expanders': 'Four port expanders on I2C',
        'chain': 'Shift registers 74HC165 on SPI0',
    }

    def __init__(self, board):
        self.board = board
        if board.topology not in self.SIZES:
            raise Wrong(f'{board.topology} has no picture')
        width, height = self.SIZES[board.topology]
        pins = '; '.join(f'pin {pin_of(line)} GPIO{line}: {what}'
                         for line, (what, _) in sorted(board.uses.items(),
                                                       key=lambda use: pin_of(use[0])))
        self.canvas = Canvas(width, height, f'reedboard-{board.topology}: wiring', f'{pins}.')
        self.canvas.text(30, 36, f'reedboard-{board.topology}', size=20, bold=True)
        self.canvas.text(30, 58, self.WHAT[board.topology], 'pale', size=13)
        self.draw_header()
        getattr(self, f'draw_{board.topology}')()

    def powers(self):
        """Which supply pins are wired to what."""
        chips = self.board.topology in ('chain', 'expanders')
        found = {39: 'levers, buttons'}
        if chips:
            found.update({1: 'chips, pull-ups', 6: 'chips, contacts'})
        elif self.board.topology == 'direct':
            found[6] = 'contacts'
        return found

    def draw_header(self):
        canvas, powers = self.canvas, self.powers()
        canvas.text(HEADER_X + 29, HEADER_Y - 16, 'header, pin 1 at the top left', 'pale',
                    anchor='middle')
        canvas.box(HEADER_X, HEADER_Y - 6, 58, 20 * PIN_PITCH + 4)
        for pin, line in enumerate(HEADER, 1):
            right = pin % 2 == 0
            side = 1 if right else -1
            x = HEADER_X + (43 if right else 15)
            y = HEADER_Y + 8 + (pin - 1) // 2 * PIN_PITCH
            if isinstance(line, int):
                name = f'GPIO{line}'
                use = self.board.uses.get(line)
            else:
                name = line
                kind = 'ground' if line == 'ground' else 'power'
                use = (powers[pin], kind) if pin in powers else None
            anchor = 'start' if right else 'end'
            canvas.circle(x, y, 11)
            canvas.text(x, y + 4, str(pin), use[1] if use else 'pale', anchor='middle')
            edge = HEADER_X + (66 if right else -8)
            canvas.text(edge, y + 4, name, use[1] if use else 'pale', anchor=anchor)
            if use:
                canvas.wire(f'header {use[0]} {pin}', use[1], (edge + side * 50, y),
                            (edge + side * 72, y))
                canvas.text(edge + side * 78, y + 4, use[0], use[1], size=12, anchor=anchor,
                            bold=use[1] != 'pale')

    def notes(self, x, y, *lines):
        for index, line in enumerate(lines):
            self.canvas.text(x, y + 18 * index, line, 'pale', size=12)

    def draw_switch(self, x, y, what, kind, width):
        """A contact or button to ground, its name and pin on the left."""
        canvas = self.canvas
        canvas.text(x, y + 4, what, kind, size=12)
        canvas.text(x + width, y + 4, self.board.label_of(what), kind, size=12)
        start = x + width + 58
        canvas.wire(what, kind, (start, y), (start + 20, y))
        canvas.reed_right(start + 20, y)
        canvas.wire(f'ground of {what}', 'ground', (start + 44, y), (start + 58, y))
        canvas.part('ground', (start + 58, y - 6), (start + 58, y + 6))
        canvas.part('ground', (start + 62, y - 4), (start + 62, y + 4))
        canvas.part('ground', (start + 66, y - 2), (start + 66, y + 2))

    def draw_inputs(self, x, y, columns=2):
        """Levers and buttons, as far as the overlay has them on the header."""
        names = [what for name, what in INPUTS.items() if name in self.board.node.properties]
        for index, what in enumerate(names):
            self.draw_switch(x + index % columns * 272, y + index // columns * 28, what, 'input',
                             130)

    def draw_matrix(self):
        canvas, pitch, left, top = self.canvas, 58, CIRCUIT_X + 96, 148
        rows = len(lines_of(self.board.node, 'row-gpios'))
        columns = len(lines_of(self.board.node, 'column-gpios'))
        bottom = top + (rows - 1) * pitch
        for column in range(columns):
            x = left + column * pitch
            canvas.text(x, top - 62, f'column {column}', 'column', size=10, anchor='middle')
            canvas.text(x, top - 50, self.board.label_of(f'column {column}'), 'column', size=10,
                        anchor='middle')
            canvas.wire(f'column {column}', 'column', (x, top - 46), (x, bottom - 36))
        for row in range(rows):
            y = bottom - row * pitch
            canvas.text(left - 20, y - 2, f'row {row}', 'row', size=11, anchor='end')
            canvas.text(left - 20, y + 11, self.board.label_of(f'row {row}'), 'row', size=11,
                        anchor='end')
            canvas.wire(f'row {row}', 'row', (left - 14, y),
                        (left + 14 + (columns - 1) * pitch, y))
            for column in range(columns):
                self.draw_crossing(left + column * pitch, y, row, column, columns)
        self.draw_inputs(CIRCUIT_X, bottom + 52)
        self.notes(CIRCUIT_X, bottom + 116,
                   'At each contact a diode 1N4148, its ring (cathode) to the row.',
                   'Rows are open drain; pull-ups of columns, levers and buttons',
                   'are those of the chip. Never 5 V on any of these pins.')

    def draw_crossing(self, x, y, row, column, columns):
        canvas, net = self.canvas, f'contact {row} {column}'
        canvas.dot(x, y - 40, 'column')
        canvas.wire(net, 'ink', (x, y - 40), (x + 14, y - 40), (x + 14, y - 34))
        canvas.reed_down(x + 14, y - 34)
        canvas.wire(net, 'ink', (x + 14, y - 18), (x + 14, y - 15))
        canvas.diode_down(x + 14, y - 15)
        canvas.wire(net, 'ink', (x + 14, y - 4), (x + 14, y))
        canvas.dot(x + 14, y, 'row')
        canvas.text(x + 24, y - 22, self.board.squares[row * columns + column], 'ink', size=11)

    def draw_direct(self):
        count = len(lines_of(self.board.node, 'square-gpios'))
        half = (count + 1) // 2
        for index in range(count):
            self.draw_switch(CIRCUIT_X + index // half * 272, 130 + index % half * 34,
                             f'contact {index}, {self.board.squares[index]}', 'contact', 130)
        bottom = 130 + half * 34
        self.draw_inputs(CIRCUIT_X, bottom + 30)
        self.notes(CIRCUIT_X, bottom + 110,
                   'Every contact closes its line to ground; no diodes.',
                   'Pull-ups are those of the chip. Never 5 V on any of these pins.')

    def draw_register(self, x, y):
        """The first register with what is at its inputs."""
        canvas = self.canvas
        canvas.text(x, y - 12, 'each register, here the first', 'pale')
        canvas.box(x, y, 96, 8 * 42 + 20)
        canvas.text(x + 6, y + 18, '74HC165', bold=True)
        for index, name in enumerate('ABCDEFGH'):
            at = y + 42 + index * 42
            canvas.text(x + 90, at + 4, f'{REGISTER_PINS[name]} {name}', 'ink', anchor='end')
            canvas.wire(f'input {name}', 'contact', (x + 96, at), (x + 134, at))
            canvas.reed_right(x + 134, at)
            canvas.wire(f'ground of {name}', 'ground', (x + 158, at), (x + 172, at))
            canvas.part('ground', (x + 172, at - 6), (x + 172, at + 6))
            canvas.part('ground', (x + 176, at - 4), (x + 176, at + 4))
            canvas.dot(x + 112, at, 'contact')
            canvas.wire(f'input {name}', 'contact', (x + 112, at), (x + 112, at - 18),
                        (x + 120, at - 18))
            canvas.resistor_right(x + 120, at - 18)
            canvas.wire(f'pull-up of {name}', 'power', (x + 146, at - 18), (x + 158, at - 18))
            canvas.text(x + 162, at - 14, '3.3 V', 'power', size=10)
            canvas.text(x + 186, at + 4, self.board.squares[index], 'contact')
        for index, (name, where) in enumerate((('VCC', '3.3 V'), ('GND', 'ground'),
                                               ('CLK INH', 'ground'))):
            kind = 'power' if where == '3.3 V' else 'ground'
            canvas.text(x, y + 8 * 42 + 48 + index * 18,
                        f'{REGISTER_PINS[name]} {name}: {where}', kind)

    def draw_chain(self):
        canvas, x, y = self.canvas, CIRCUIT_X + 330, 150
        registers, pitch = self.board.node.cells('registers-number')[0], 74
        self.draw_register(CIRCUIT_X - 20, y)
        rails = (('SCLK', 'CLK', x - 56, 14), ('SH/LD', 'SH/LD', x - 26, 32))
        for index, (what, _, at, depth) in enumerate(rails):
            above = 104 - index * 16
            canvas.text(at - 8, above + 4, f'{what} {self.board.label_of(what)}', 'bus',
                        anchor='end')
            canvas.wire(what, 'bus', (at - 4, above), (at, above),
                        (at, y + (registers - 1) * pitch + depth))
        canvas.text(x + 96, 92, f"MISO {self.board.label_of('MISO')}", 'bus')
        canvas.wire('MISO', 'bus', (x + 90, 88), (x + 74, 88), (x + 74, y))
        for register in range(registers):
            top = y + register * pitch
            canvas.box(x, top, 150, 50)
            canvas.text(x + 78, top + 12, f"{REGISTER_PINS['QH']} QH", size=10)
            canvas.text(x + 78, top + 46, f"{REGISTER_PINS['SER']} SER", size=10)
            for what, name, at, depth in rails:
                canvas.text(x + 4, top + depth + 4, f'{REGISTER_PINS[name]} {name}', size=10)
                canvas.wire(what, 'bus', (at, top + depth), (x, top + depth))
                canvas.dot(at, top + depth, 'bus')
            squares = self.board.squares[8 * register:8 * register + 8]
            canvas.text(x + 160, top + 22, f'register {register}', bold=True)
            canvas.text(x + 160, top + 38, f'A {squares[0]} to H {squares[-1]}', 'contact')
            if register < registers - 1:
                canvas.wire(f'chain {register}', 'bus', (x + 74, top + 50), (x + 74, top + pitch))
        bottom = y + (registers - 1) * pitch + 50
        canvas.wire('end of the chain', 'ground', (x + 74, bottom), (x + 74, bottom + 12))
        canvas.earth(x + 74, bottom + 12)
        self.draw_inputs(CIRCUIT_X - 20, bottom + 60)
        self.notes(CIRCUIT_X - 20, bottom + 124,
                   'A pull-up of 10 kOhm at each input A to H; supply 3.3 V, never 5 V.')

    def draw_expander(self, x, y, index, node):
        """One expander; its wires to the bus are on the side of the rails."""
        canvas, address = self.canvas, node.cells('reg')[0]
        label = node.label
        canvas.box(x, y, 222, 250)
        canvas.text(x + 111, y + 18, f'{node.text("compatible").split(",")[-1].upper()}',
                    anchor='middle', bold=True)
        canvas.text(x + 111, y + 34, f'expander {index}, address 0x{address:02x}', 'bus',
                    anchor='middle')
        for line, (controller, number, _) in enumerate(lines_of(self.board.node, 'square-gpios')):
            if controller != label:
                continue
            name = f'GP{"AB"[number // 8]}{number % 8}'
            canvas.text(x + (14 if number < 8 else 118), y + 58 + number % 8 * 17,
                        f'{EXPANDER_PINS[name]:2} {name} {self.board.squares[line]}', 'contact')
        straps = [f'{EXPANDER_PINS[f"A{bit}"]} A{bit} '
                  f'{"3.3 V" if address >> bit & 1 else "ground"}' for bit in range(3)]
        supply = (f'{EXPANDER_PINS["RESET"]} RESET 3.3 V', f'{EXPANDER_PINS["VDD"]} VDD 3.3 V',
                  f'{EXPANDER_PINS["VSS"]} VSS ground')
        for at, words in enumerate(straps + list(supply)):
            canvas.text(x + (14 if at < 3 else 118), y + 204 + at % 3 * 15, words, size=10)

    def draw_expanders(self):
        canvas, x, y = self.canvas, CIRCUIT_X - 20, 130
        nodes, rails = self.board.expanders, {}
        for index, what in enumerate(('SDA', 'SCL', 'INTA')):
            at = rails[what] = x + 262 + index * 36
            canvas.text(at, 76, what, 'bus', anchor='middle', size=10)
            canvas.text(at, 89, self.board.label_of(what), 'bus', anchor='middle', size=10)
        for index, node in enumerate(nodes):
            left = x + index % 2 * 380
            top = y + index // 2 * 290
            self.draw_expander(left, top, index, node)
            for count, what in enumerate(rails):
                at, depth = rails[what], top + 60 + count * 40
                edge = left if index % 2 else left + 222
                name = f'{EXPANDER_PINS[what]} {what}'
                canvas.wire(what, 'bus', (edge, depth), (at, depth))
                canvas.dot(at, depth, 'bus')
                canvas.text(left + 228 if index % 2 == 0 else left - 6, depth - 4, name, 'bus',
                            size=8, anchor='start' if index % 2 == 0 else 'end')
        last = y + (len(nodes) - 1) // 2 * 290
        for count, (what, at) in enumerate(rails.items()):
            canvas.wire(what, 'bus', (at, 94), (at, last + 60 + count * 40))
        self.draw_inputs(x + 40, last + 300)
        self.notes(x + 40, last + 364,
                   'Every contact closes its line to ground; pull-ups are those of the expanders',
                   '(PCA9555: 10 kOhm at each line). Supply 3.3 V, never 5 V.')


def main(arguments):
    theme = {'--light': 0, '--dark': 1}.get(arguments[0]) if arguments else None
    arguments = arguments[theme is not None:]
    if len(arguments) != 2:
        print(__doc__.splitlines()[2].strip(), file=sys.stderr)
        return 2
    try:
        drawing = Drawing(Board(arguments[0]))
    except (Wrong, overlay.Wrong, OSError) as why:
        print(f'{arguments[0]}: {why}', file=sys.stderr)
        return 2
    pathlib.Path(arguments[1]).write_text(drawing.canvas.write(theme), encoding='utf-8')
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
