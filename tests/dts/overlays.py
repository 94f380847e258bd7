#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Tests the overlays for the Raspberry Pi and the binding's schema; prints TAP.

    overlays.py [FOLDER]

FOLDER is dts/. Overlays are compiled, applied to the trees of Debian's kernels and to a
stand-in for the Raspberry Pi 5, and what comes out is compared with the schema; every parameter
is set as the firmware would set it. Exit: 0 passed or skipped, 1 failed.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

import flattened
import parameters
from expected import EFFECTS, REFUSED, UNKNOWN

HERE = pathlib.Path(__file__).parent
TOOLS = ('dtc', 'fdtoverlay', 'dt-doc-validate', 'dt-mk-schema', 'dt-validate',
         'dt-extract-example', 'cpp')
TOPOLOGIES = ('matrix', 'direct', 'expanders', 'chain')
BINDING = pathlib.Path('misc', 'touchmove,reedboard.yaml')
BOARDS = {'Raspberry Pi 3': 'bcm2837-rpi-3-b', 'Raspberry Pi 4': 'bcm2711-rpi-4-b',
          'Raspberry Pi Zero 2': 'bcm2837-rpi-zero-2-w'}
LABELS = ('gpio', 'i2c1', 'spi', 'spi0_gpio7')
# Of the 28 lines of the header, these belong to a HAT's EEPROM and to the console.
TAKEN = (0, 1, 14, 15)


class Tap:
    """Counts checks, and prints a line for each."""

    def __init__(self):
        self.count = self.failures = 0

    def check(self, description, complaints):
        """One check; it passed if there is nothing to complain of."""
        self.count += 1
        self.failures += bool(complaints)
        print(f"{'not ok' if complaints else 'ok'} {self.count} - {description}")
        for line in str(complaints).splitlines() if complaints else ():
            print(f'# {line}')
        sys.stdout.flush()

    def skip(self, description, why):
        self.count += 1
        print(f'ok {self.count} - {description} # SKIP {why}')


def run(*command):
    """What a command says, and a line more if it fails."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False)
    return done.stdout + (f'{command[0]} exits {done.returncode}\n' if done.returncode else '')


def differences(expected, found):
    return '' if expected == found else f'expected {expected}\nfound    {found}'


class Tests:
    """One run: a folder with sources, one for what is made of them."""

    def __init__(self, sources, work):
        self.tap = Tap()
        self.sources = sources
        self.work = work
        self.schema = work / 'schema.json'
        self.trees = {}

    def overlay(self, name):
        return self.work / f'reedboard-{name}.dtbo'

    def compile_all(self):
        names = sorted(path.name for path in self.sources.glob('*-overlay.dts'))
        self.tap.check('there is an overlay for each topology', differences(
            sorted(f'reedboard-{name}-overlay.dts' for name in (*TOPOLOGIES, 'mainline')), names))
        for name in names:
            result = self.work / name.replace('-overlay.dts', '.dtbo')
            self.tap.check(f'{name} compiles without a warning', run(
                'dtc', '-@', '-I', 'dts', '-O', 'dtb', '-o', result, self.sources / name))
        self.trees['Raspberry Pi 5, stand-in'] = self.work / 'pi5.dtb'
        self.tap.check('the stand-in for the Raspberry Pi 5 compiles', run(
            'dtc', '-@', '-I', 'dts', '-O', 'dtb', '-o', self.work / 'pi5.dtb',
            HERE / 'pi5.dts'))

    def process_schema(self):
        """With the stand-in for what the binding refers to, and with the kernel's own."""
        kernels = self.kernel_bindings()
        if kernels:
            self.process_with(kernels, "the kernel's bindings")
        else:
            self.tap.skip("the binding with the kernel's own", "the kernel's source is not here")
        self.process_with(sorted(HERE.glob('bindings/*/*.yaml')), 'the stand-in')

    def kernel_bindings(self):
        """Those that the binding refers to, out of a kernel's source."""
        places = [*pathlib.Path('/usr/src').glob('linux-source-*'),
                  *pathlib.Path.home().glob('.cache/touchmove/debug-kernels/source-*')]
        for place in sorted(places, reverse=True):
            found = sorted(place.glob('Documentation/devicetree/bindings/spi/'
                                      '*peripheral-props.yaml'))
            if found:
                return found
        return []

    def process_with(self, others, what):
        bindings = pathlib.Path(tempfile.mkdtemp(dir=self.work))
        for path in [self.sources / 'bindings' / BINDING, *others]:
            folder = bindings / path.parent.name
            folder.mkdir(exist_ok=True)
            shutil.copy(path, folder)
        self.tap.check(f'dt-schema accepts the binding, with {what}', run(
            'dt-doc-validate', '-u', bindings, bindings / BINDING))
        self.tap.check(f'dt-schema processes the binding, with {what}', run(
            'dt-mk-schema', '-j', '-o', self.schema, bindings))
        self.check_examples(bindings / BINDING)

    def check_examples(self, binding):
        includes = sorted(pathlib.Path('/usr/src').glob('linux-headers-*-common*/include'))
        includes += sorted(pathlib.Path.home().glob(
            '.cache/touchmove/*/headers-*/usr/src/linux-headers-*-common*/include'))
        if not includes:
            self.tap.skip("the binding's examples", 'no kernel headers are installed')
            return
        source, plain, tree = (self.work / f'examples{kind}' for kind in ('.S', '.dts', '.dtb'))
        source.write_text(subprocess.run(['dt-extract-example', binding], check=True, text=True,
                                         stdout=subprocess.PIPE).stdout)
        complaints = run('cpp', '-nostdinc', '-undef', '-D__DTS__', '-x', 'assembler-with-cpp',
                         '-P', f'-I{includes[-1]}', '-o', plain, source)
        complaints += run('dtc', '-q', '-I', 'dts', '-O', 'dtb', '-o', tree, plain)
        self.tap.check("the binding's examples compile", complaints)
        said, boards = self.validate(tree)
        self.tap.check("the binding's examples follow it", said.pop(str(tree)) + ''.join(said) +
                       differences(4, boards[str(tree)]))

    def validate(self, *trees):
        """What the schema says of each tree, and for how many boards in it it was used.

        One call for all: reading the schema takes longer than using it.
        """
        said = run('dt-validate', '-M', '-l', 'touchmove', '-s', self.schema, *trees)
        complaints, boards, tree = ({str(path): '' for path in trees},
                                    {str(path): 0 for path in trees}, '')
        for line in said.splitlines():
            tree = line.split(':')[0] if not line.startswith('\t') else tree
            if line.endswith(': matched on schema(s)'):
                boards[tree] += 1
            elif not line.startswith('\thttp'):
                complaints.setdefault(tree, '')
                complaints[tree] += line + '\n'
        return complaints, boards

    def find_trees(self):
        """Debian's trees; those of 6.1 get the symbols that they lack from those of 6.12."""
        found = subprocess.run([HERE / 'trees'], check=False, text=True, stdout=subprocess.PIPE)
        kernels = dict(line.split(' ', 1) for line in found.stdout.splitlines())
        with_symbols = [release for release, folder in kernels.items()
                        if flattened.read(f'{folder}/bcm2711-rpi-4-b.dtb').child('__symbols__')]
        for release, folder in kernels.items():
            for board, name in BOARDS.items():
                tree = pathlib.Path(folder) / f'{name}.dtb'
                if release not in with_symbols and with_symbols:
                    tree = self.add_symbols(tree, kernels[with_symbols[0]], release)
                if release in with_symbols or with_symbols:
                    self.trees[f'{board}, Linux {release}'] = tree
        if not kernels:
            self.tap.skip("Debian's device trees", 'no kernel for arm64 can be had through apt')

    def add_symbols(self, path, other, release):
        """A copy of a tree with the labels that another tree gives to the same controllers."""
        tree = flattened.read(path)
        known = flattened.read(f'{other}/{path.name}')
        symbols = flattened.Node('__symbols__')
        complaints = ''
        for label in LABELS:
            place = known.child('__symbols__').text(label)
            above = place.rsplit('/', 1)[0]
            node = twin_of(known.at(place), tree.at(above))
            if node is None:
                complaints += f'{label}: nothing is like {place} there\n'
                continue
            if 'phandle' not in node.properties:
                node.set_cells('phandle', flattened.highest_phandle(tree) + 1)
            symbols.set_text(label, f'{above}/{node.name}')
        tree.children.append(symbols)
        self.tap.check(f'{path.name} of Linux {release} can be given symbols', complaints)
        copy = self.work / f'{release}-{path.name}'
        flattened.write(tree, copy)
        return copy

    def merge(self, tree, result, topology, *arguments):
        """Writes a tree with an overlay and its parameters; what went wrong."""
        overlays, set_up = [], self.work / 'set-up.dtbo'
        overlay = flattened.read(self.overlay(topology))
        for argument in arguments:
            parameters.apply(overlay, *argument.split('=', 1))
        parameters.finish(overlay)
        flattened.write(overlay, set_up)
        if topology == 'chain' and tree.name != 'pi5.dtb':
            overlays.append(self.overlay('mainline'))
        return run('fdtoverlay', '-i', tree, '-o', result, *overlays, set_up)

    def check_trees(self):
        cases = []
        for name, tree in self.trees.items():
            for topology in TOPOLOGIES:
                result = self.work / f'merged{len(cases)}.dtb'
                cases.append((f'{topology} on {name}', result,
                              self.merge(tree, result, topology), True))
        self.check_merged(cases)

    def check_parameters(self):
        tree, cases = self.work / 'pi5.dtb', []
        for topology in TOPOLOGIES:
            self.check_coverage(topology)
            for arguments, effects, valid in EFFECTS[topology]:
                result = self.work / f'set{len(cases)}.dtb'
                complaints = self.merge(tree, result, topology, *arguments)
                root = None if complaints else flattened.read(result)
                for path, name, value in effects if root else ():
                    found = property_of(root, path, name, value)
                    if found != value:
                        complaints += f'{path} {name}: ' + differences(value, found)
                cases.append((','.join([topology, *arguments]), result, complaints, valid))
        self.check_merged(cases)

    def check_unknown(self):
        """Properties that the binding does not know, or not for such a board."""
        cases = []
        for topology, name, *cells in UNKNOWN:
            result = self.work / f'unknown{len(cases)}.dtb'
            complaints = self.merge(self.work / 'pi5.dtb', result, topology)
            if not complaints:
                root = flattened.read(result)
                board, = boards_of(root)
                board.set_cells(name, *cells)
                flattened.write(root, result)
            cases.append((f'{topology} with {name}', result, complaints, False))
        self.check_merged(cases)

    def check_merged(self, cases):
        """Merged trees: the schema and the header's pins; or the schema's refusal."""
        there = [result for _, result, _, _ in cases if result.exists()]
        said, boards = self.validate(*there)
        for description, result, complaints, valid in cases:
            findings = said.pop(str(result), '')
            if not complaints and boards[str(result)] != 1:
                complaints = f'the schema was used for {boards[str(result)]} boards'
            elif not complaints and valid:
                complaints = findings + pins_wrong(flattened.read(result))
            elif not complaints and not findings:
                complaints = 'the schema has nothing against it'
            self.tap.check(description + ('' if valid else ' is refused by the schema'),
                           complaints)
        self.tap.check('dt-validate has nothing else to say', '\n'.join(map(str, said.items())))

    def check_coverage(self, topology):
        overrides = flattened.read(self.overlay(topology)).child('__overrides__')
        tested = {argument.split('=')[0] for arguments, _, _ in EFFECTS[topology]
                  for argument in arguments}
        self.tap.check(f'{topology}: every parameter is tested',
                       differences(sorted(overrides.properties), sorted(tested)))
        self.tap.check(f'{topology}: README tells of every parameter', differences(
            sorted(overrides.properties), sorted(documented(self.sources, topology))))

    def check_refused(self):
        for topology, argument, why in REFUSED:
            overlay = flattened.read(self.overlay(topology))
            try:
                parameters.apply(overlay, *argument.split('=', 1))
                said = 'is accepted'
            except parameters.Wrong as wrong:
                said = str(wrong)
            self.tap.check(f'{topology},{argument} is refused', differences(why, said))

    def check_against_dtmerge(self):
        """Raspberry Pi's own tool, where there is one: it must make the same boards."""
        if not shutil.which('dtmerge'):
            self.tap.skip('dtmerge makes the same trees', 'dtmerge is not installed')
            return
        tree, theirs, mine = (self.work / f'{name}.dtb' for name in ('pi5', 'theirs', 'mine'))
        for topology in TOPOLOGIES:
            complaints = ''
            for arguments, _, _ in EFFECTS[topology]:
                complaints += run('dtmerge', tree, theirs, self.overlay(topology), *arguments)
                complaints += self.merge(tree, mine, topology, *arguments)
                complaints += differences(plain(flattened.read(theirs)),
                                          plain(flattened.read(mine)))
            self.tap.check(f'{topology}: dtmerge makes the same trees', complaints)


def twin_of(known, above):
    """The child that is the same controller or the same pins as another tree's; or None."""
    def identity(node):
        return [node.properties.get(name) for name in ('compatible', 'reg', 'brcm,pins',
                                                       'brcm,function')]
    return next((node for node in above.children if identity(node) == identity(known)), None)


def plain(root):
    """A tree as text, without labels and without an order of properties."""
    return '\n'.join(f'{path} {name} {value.hex()}' for path, node in sorted(root.walk())
                     for name, value in sorted(node.properties.items())
                     if not path.startswith('/__'))


def property_of(root, path, name, like):
    """A property as a value of the same kind as another: numbers, text, bytes, or None."""
    node = root.at(path)
    if node is None or name not in node.properties:
        return None
    if isinstance(like, list):
        return node.cells(name)
    if isinstance(like, str):
        return node.text(name)
    return node.properties[name]


def boards_of(root):
    return [node for _, node in root.walk() if 'compatible' in node.properties and
            node.text('compatible').startswith('touchmove,reedboard-')]


def lines_of(root, board):
    """Numbers of the header's lines that a board uses."""
    header = root.at(root.child('__symbols__').text('gpio')).cells('phandle')[0]
    for name in board.properties:
        if name.endswith('-gpios'):
            cells = board.cells(name)
            yield from (cells[n + 1] for n in range(0, len(cells), 3) if cells[n] == header)


def pins_wrong(root):
    """Lines of the header each once, none that is taken; and each claimed by a group of pins."""
    board, = boards_of(root)
    lines = sorted(lines_of(root, board))
    groups = {flattened.by_phandle(root, phandle)[1] for phandle in board.cells('pinctrl-0')}
    pins = sorted(pin for group in groups for pin in group.cells('brcm,pins'))
    interrupts = {node.cells('interrupts')[0] for path, node in root.walk()
                  if path.rsplit('/', 1)[-1].startswith('gpio@2') and 'interrupts' in
                  node.properties and node.properties.get('compatible', b'').endswith(
                      (b'mcp23017\0', b'pca9555\0'))}
    complaints = []
    if len(set(lines)) != len(lines):
        complaints.append(f'a line is used twice: {lines}')
    if set(lines) & set(TAKEN) or not all(0 <= line < 28 for line in lines):
        complaints.append(f'a line is not free: {lines}')
    if set(pins) != set(lines) | interrupts:
        complaints.append(f'pins claimed: {pins}, lines used: {lines} and {sorted(interrupts)}')
    if any(group.cells('brcm,function') == [0] and group.cells('brcm,pull') != [2]
           for group in groups):
        complaints.append('an input is not pulled up')
    return '\n'.join(complaints)


def documented(folder, topology):
    """The parameters that README lists for an overlay; "row0-7" stands for eight."""
    text = (folder / 'README').read_text()
    section = text.split(f'\nName:   reedboard-{topology}\n')[1].split('\nName:')[0]
    for line in section.split('Params:')[1].splitlines():
        if not line.startswith('        ') or line[8:9] in ('', ' '):
            continue
        name = line.split()[0]
        stem, dash, last = name.rpartition('-')
        if dash and last.isdigit():
            first = stem[len(stem.rstrip('0123456789')):]
            yield from (stem.rstrip('0123456789') + str(n)
                        for n in range(int(first), int(last) + 1))
        else:
            yield name


def main(arguments):
    sources = pathlib.Path(arguments[0] if arguments else HERE / '../../dts').resolve()
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    if missing:
        print(f"1..0 # SKIP not installed: {', '.join(missing)}")
        return 0
    with tempfile.TemporaryDirectory() as work:
        tests = Tests(sources, pathlib.Path(work))
        tests.compile_all()
        tests.process_schema()
        tests.find_trees()
        tests.check_trees()
        tests.check_parameters()
        tests.check_unknown()
        tests.check_refused()
        tests.check_against_dtmerge()
    print(f'1..{tests.tap.count}')
    return int(tests.tap.failures > 0)


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
