# SPDX-License-Identifier: LGPL-2.1-or-later
"""What each parameter of each overlay does to the stand-in's tree, merged.

EFFECTS[topology] lists (parameters, effects, valid): effects are (path, property, value), None
being no such property; valid says whether the schema accepts the result.
REFUSED lists (topology, parameter, why).
"""

ROWS = [17, 27, 22, 10, 9, 11, 5, 6]
COLUMNS = [18, 23, 24, 25, 8, 7, 12, 16]
SPARE = 13
NO_SQUARE = 0xff
CONTACT, ROW, ACTIVE_LOW = 0x11, 0x07, 0x01

BUS = '/bus@c040000000'
EXPANDERS = [f'{BUS}/i2c@c040074000/gpio@{address:x}' for address in range(0x20, 0x24)]
BOARD = {'matrix': '/reedboard', 'direct': '/reedboard', 'expanders': '/reedboard',
         'chain': f'{BUS}/spi@c040050000/reedboard@0'}

IDENTITY = list(range(64))
SMALL = [8 * rank + file for rank in range(4) for file in range(4)] + [NO_SQUARE] * 48
# The square of a contact, by its row and column.
ORIENTATIONS = {
    'mirror': lambda row, column: 8 * row + 7 - column,
    'flip': lambda row, column: 8 * (7 - row) + column,
    'rotate': lambda row, column: 63 - 8 * row - column,
    'transpose': lambda row, column: 8 * column + row,
}
INPUTS = {'white': 'white-lever-gpios', 'black': 'black-lever-gpios', 'adjust': 'adjust-gpios',
          'arbiter': 'arbiter-gpios'}
LEVERS, BUTTONS = list(INPUTS.values())[:2], list(INPUTS.values())[2:]


class Lines(list):
    """Equals the cells of lines of one controller, whatever its phandle."""

    def __init__(self, numbers, flags):
        super().__init__((number, flags) for number in numbers)

    def __eq__(self, other):
        return isinstance(other, list) and list(self) == list(zip(other[1::3], other[2::3]))

    def __ne__(self, other):
        return not self == other


def moved(numbers, index):
    """The lines after one of them has gone to the spare pin."""
    return numbers[:index] + [SPARE] + numbers[index + 1:]


def period(board, default):
    return [(['period=1'], [(board, 'poll-interval', [1])], True),
            (['period=0x32'], [(board, 'poll-interval', [50])], True),
            (['period=51'], [(board, 'poll-interval', [51])], False),
            (['period=0'], [(board, 'poll-interval', [0])], False),
            ([], [(board, 'poll-interval', default),
                  (board, 'touchmove,idle-interval-us', None)], True),
            (['idle=20000'], [(board, 'touchmove,idle-interval-us', [20000])], True),
            (['idle=0'], [(board, 'touchmove,idle-interval-us', [0])], True),
            (['idle=1000001'], [(board, 'touchmove,idle-interval-us', [1000001])], False)]


def inputs(board):
    for name, prop in INPUTS.items():
        yield [f'{name}={SPARE}'], [(board, prop, Lines([SPARE], CONTACT))], True
    for name, gone, left in (('nolevers', LEVERS, BUTTONS), ('nobuttons', BUTTONS, LEVERS)):
        yield ([name], [(board, prop, None) for prop in gone] +
               [(board, prop, Lines([{'white-lever-gpios': 20, 'black-lever-gpios': 21,
                                      'adjust-gpios': 26, 'arbiter-gpios': 19}[prop]], CONTACT))
                for prop in left], True)
    yield (['nolevers', 'nobuttons'], [(board, prop, None) for prop in LEVERS + BUTTONS], True)


def wiring(board, default, groups):
    """Eight contacts a parameter: the first two are exchanged."""
    for group in range(groups):
        map_of = list(default)
        first = 8 * group
        map_of[first], map_of[first + 1] = map_of[first + 1], map_of[first]
        digits = bytes(map_of[first:first + 8]).hex()
        yield ([f'wiring{group}=0x{digits}'], [(board, 'touchmove,wiring', bytes(map_of))], True)
    yield ['wiring0=0x40'], [(board, 'touchmove,wiring', bytes(7) + b'\x40' +
                             bytes(default[8:]))], False


def orientations(board):
    for name, square in ORIENTATIONS.items():
        map_of = bytes(square(contact // 8, contact % 8) for contact in range(64))
        yield [name], [(board, 'touchmove,wiring', map_of)], True


def matrix(board):
    yield from period(board, None)
    yield ['nodiodes'], [(board, 'touchmove,no-diodes', b'')], True
    settle = 'touchmove,settle-time-us'
    yield [], [(board, 'touchmove,no-diodes', None), (board, settle, None)], True
    yield ['settle=100'], [(board, settle, [100]), (board, 'poll-interval', None)], True
    yield ['settle=1000'], [(board, settle, [1000])], True
    yield ['settle=1001'], [(board, settle, [1001])], False
    yield [], [(board, 'touchmove,wiring', bytes(IDENTITY)),
               (board, 'row-gpios', Lines(ROWS, ROW)),
               (board, 'column-gpios', Lines(COLUMNS, CONTACT))], True
    for index in range(8):
        yield ([f'row{index}={SPARE}'],
               [(board, 'row-gpios', Lines(moved(ROWS, index), ROW))], True)
        yield ([f'column{index}={SPARE}'],
               [(board, 'column-gpios', Lines(moved(COLUMNS, index), CONTACT))], True)


def direct(board):
    squares = ROWS + COLUMNS
    yield from period(board, None)
    yield [], [(board, 'touchmove,wiring', bytes(SMALL)),
               (board, 'square-gpios', Lines(squares, CONTACT))], True
    for index in range(16):
        yield ([f'contact{index}={SPARE}'],
               [(board, 'square-gpios', Lines(moved(squares, index), CONTACT))], True)


def expanders(board):
    bus = f'{BUS}/i2c@c040074000'
    lines_of = [line for _ in EXPANDERS for line in range(16)]
    yield from period(board, None)
    yield [], [(board, 'touchmove,wiring', bytes(IDENTITY)), (bus, 'clock-frequency', [400000]),
               (bus, 'status', 'okay'),
               (board, 'square-gpios', Lines(lines_of, ACTIVE_LOW))], True
    yield ['slow'], [(bus, 'clock-frequency', [100000])], True
    for index, path in enumerate(EXPANDERS):
        yield ([f'addr{index}=0x27'], [(path, 'reg', None), (f'{bus}/gpio@27', 'reg', [0x27])],
               True)
    yield (['interrupt=13'], [(path, 'interrupts', [13, 8]) for path in EXPANDERS], True)
    yield (['noints'], [(path, name, None) for path in EXPANDERS
                        for name in ('interrupts', 'interrupt-parent')], True)
    yield (['pca9555'], [(path, name, value) for path in EXPANDERS for name, value in
                         (('compatible', 'nxp,pca9555'), ('pinctrl-0', None),
                          ('pinctrl-names', None), ('interrupts', [4, 8]))], True)
    yield (['noints', 'pca9555', 'slow', 'addr3=0x26'], [(board, 'reg', None)], True)


def chain(board):
    bits = dict(zip(INPUTS.values(), ('white-lever', 'black-lever', 'adjust', 'arbiter')))
    yield from period(board, None)
    yield ['tail=0'], [(board, 'touchmove,tail-level', [0])], True
    yield ['tail=1', 'active-high'], [(board, 'touchmove,tail-level', [1])], True
    yield ['tail=2'], [(board, 'touchmove,tail-level', [2])], False
    yield [], [(board, 'touchmove,wiring', bytes(IDENTITY)), (board, 'registers-number', [8]),
               (board, 'touchmove,tail-level', None),
               (board, 'touchmove,active-low', b''), (board, 'spi-cpol', b''),
               (board, 'spi-max-frequency', [1000000]),
               (board, 'load-gpios', Lines([25], ACTIVE_LOW)),
               (f'{BUS}/spi@c040050000', 'status', 'okay'),
               (f'{BUS}/spi@c040050000/spidev@0', 'status', 'disabled'),
               (f'{BUS}/spi@c040050000/spidev@1', 'status', None)], True
    yield ['speed=5000000'], [(board, 'spi-max-frequency', [5000000])], True
    yield ['speed=5000001'], [(board, 'spi-max-frequency', [5000001])], False
    yield ['load=13'], [(board, 'load-gpios', Lines([13], ACTIVE_LOW))], True
    yield ['active-high'], [(board, 'touchmove,active-low', None)], True
    yield ['active-high=off'], [(board, 'touchmove,active-low', b'')], True
    yield (['ninth'], [(board, 'registers-number', [9])] +
           [(board, prop, None) for prop in bits] +
           [(board, f'touchmove,{name}-bit', [64 + n]) for n, name in
            enumerate(bits.values())], True)


def everything(topology):
    board = BOARD[topology]
    yield from {'matrix': matrix, 'direct': direct, 'expanders': expanders,
                'chain': chain}[topology](board)
    yield from inputs(board)
    if topology == 'direct':
        yield from wiring(board, SMALL, 2)
    else:
        yield from wiring(board, IDENTITY, 8)
        yield from orientations(board)


EFFECTS = {topology: list(everything(topology)) for topology in BOARD}

UNKNOWN = [
    ('matrix', 'touchmove,nothing', 1),
    ('matrix', 'settle-time-us', 1),
    ('matrix', 'spi-max-frequency', 1),
    ('matrix', 'spi-rx-bus-width', 1),
    ('direct', 'touchmove,settle-time-us', 1),
    ('expanders', 'interrupts', 1),
    ('expanders', 'registers-number', 1),
    ('chain', 'touchmove,nothing', 1),
    ('chain', 'spi-lsb-first'),
    ('chain', 'touchmove,no-diodes'),
]

REFUSED = [
    ('matrix', 'rows=8', 'the overlay has no such parameter'),
    ('matrix', 'period=fast', "'fast' is not a number"),
    ('matrix', 'row0=GPIO4', "'GPIO4' is not a number"),
    ('chain', 'active-high=perhaps', "'perhaps' is not a number"),
    ('expanders', 'addr0=', "'' is not a number"),
]
