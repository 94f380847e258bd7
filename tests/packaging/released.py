#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""What users have built upon stays as the last release had it, unless its name has a new number: the
interfaces on the bus, the events, the library. Their copies lie in packaging/released. What is new is
no fault; what is gone or has another type is one line. Prints TAP.

    released.py TREE BUILD [--keep]

--keep takes what the tree has now as released: at each release, and for a new name.
"""

import gzip
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

TREE, BUILD = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
RELEASED = TREE / 'packaging' / 'released'
BUS = 'org.touchmove1.xml'
EVENTS = 'events.schema.json'
# Where they lie in the tree; a test of each one's own holds it against the daemon.
NOW = {BUS: TREE / 'packaging' / BUS, EVENTS: TREE / 'packaging' / 'guide' / EVENTS}
LIBRARY = BUILD / 'lib' / 'libchesslaws.so'


class Skip(Exception):
    """Why something cannot be compared here."""


# The bus.

EMITS = 'org.freedesktop.DBus.Property.EmitsChangedSignal'


def annotated(element, name, otherwise):
    for annotation in element.iter('annotation'):
        if annotation.get('name') == name:
            return annotation.get('value')
    return otherwise


def described(member):
    """What a caller relies on, by what it is."""
    if member.tag == 'property':
        return {'type': member.get('type'), 'access': member.get('access'),
                'change signal': annotated(member, EMITS, 'true')}
    return {('argument' if argument.get('direction', 'out') == 'out' and member.tag == 'signal' else
             argument.get('direction', 'in') + ' argument') + f' {number} ({argument.get("name")})':
            argument.get('type') for number, argument in enumerate(member.iter('arg'), 1)}


def members(root):
    """By interface, of each member what a caller relies on."""
    return {interface.get('name'): {(member.tag, member.get('name')): described(member) for member in interface
                                    if member.tag in ('method', 'signal', 'property')}
            for interface in root.iter('interface')}


def bus_changes(kept, now):
    for interface, had in kept.items():
        has = now.get(interface)
        if has is None:
            yield f'{interface}: the interface is gone'
            continue
        for (kind, name), before in had.items():
            after = has.get((kind, name))
            if after is None:
                yield f'{interface}.{name}: the {kind} is gone'
                continue
            # What is called and what is sent is a whole: one more argument is another type.
            for part in before.keys() | (after.keys() if kind != 'property' else set()):
                if before.get(part) != after.get(part):
                    yield f'{interface}.{name}: {part} was {before.get(part)}, and is {after.get(part)}'


def namespaces(interfaces):
    return {name.rsplit('.', 1)[0] for name in interfaces}


def read_bus(path):
    return members(xml.etree.ElementTree.parse(path).getroot())


def same_bus_name():
    """Whether the bus still goes by the name that was released."""
    return bool(namespaces(read_bus(RELEASED / BUS)) & namespaces(read_bus(NOW[BUS])))


def check_bus():
    if not same_bus_name():
        raise Skip('the bus has a new name')
    return sorted(bus_changes(read_bus(RELEASED / BUS), read_bus(NOW[BUS])))


# The events.

# What tells of a value, and not which values there can be.
SAID = {'description', 'title', '$comment', '$schema'}


def followed(schema, root):
    """With what its references lead to in place."""
    while '$ref' in schema:
        target = root['$defs'][schema['$ref'].rsplit('/', 1)[1]]
        schema = {**target, **{key: value for key, value in schema.items() if key != '$ref'}}
    return schema


def kinds(schema):
    return {one['$ref'].rsplit('/', 1)[1] for one in schema.get('oneOf', [])}


def schema_changes(kept, now, where, roots):
    kept, now = followed(kept, roots[0]), followed(now, roots[1])
    if kept.get('type') != now.get('type'):
        yield f"{where}: was of type {kept.get('type')}, and is {now.get('type')}"
        return
    for value in kept.get('enum', []):
        if value not in now.get('enum', []):
            yield f'{where}: no longer has the value {json.dumps(value)}'
    for name, field in kept.get('properties', {}).items():
        if name not in now.get('properties', {}):
            yield f'{where}.{name}: the field is gone'
            continue
        yield from schema_changes(field, now['properties'][name], f'{where}.{name}', roots)
        if name in kept.get('required', []) and name not in now.get('required', []):
            yield f'{where}.{name}: was always there, and may be missing'
    for name in sorted(kinds(kept) - kinds(now)):
        yield f'{where}: has no {name} any more'
    for key, said in (('items', '[]'), ('then', ''), ('else', '')):
        if key in kept:
            yield from schema_changes(kept[key], now.get(key, {}), where + said, roots)
    compared = SAID | {'type', 'enum', 'properties', 'required', 'oneOf', 'items', 'then', 'else', '$defs'}
    for key in sorted((kept.keys() | now.keys()) - compared):
        # One value was allowed, and now that and others are: an enumeration that grows.
        if key == 'const' and kept.get(key) in now.get('enum', []):
            continue
        if kept.get(key) != now.get(key):
            yield f'{where}: {key} was {json.dumps(kept.get(key))}, and is {json.dumps(now.get(key))}'


def event_changes(kept, now):
    yield from schema_changes({**kept, '$defs': {}}, {**now, '$defs': {}}, 'events', (kept, now))
    for name in kinds(kept) | kinds(kept['$defs']['public']) | {'public'}:
        if name not in now['$defs']:
            yield f'{name}: the event is gone'
        else:
            yield from schema_changes(kept['$defs'][name], now['$defs'][name], name, (kept, now))


def check_events():
    if not same_bus_name():
        raise Skip('the bus that carries them has a new name')
    return sorted(event_changes(json.loads((RELEASED / EVENTS).read_text()), json.loads(NOW[EVENTS].read_text())))


# Changes to what is kept, and the line that each has to give.

CHANGED_BUS = (
    ('name="ListBoards"', 'name="ListAll"', 'Manager.ListBoards: the method is gone'),
    ('signal name="SourcesChanged"', 'signal name="Sources"', 'Manager.SourcesChanged: the signal is gone'),
    ('property name="Version"', 'property name="Release"', 'Manager.Version: the property is gone'),
    ('property name="Version" type="s"', 'property name="Version" type="u"',
     'Manager.Version: type was s, and is u'),
    ('access="read">', 'access="write">', 'Manager.Version: access was read, and is write'),
    ('EmitsChangedSignal" value="const"', 'EmitsChangedSignal" value="false"',
     'Manager.Version: change signal was const, and is false'),
    ('type="s" name="fen" direction="in"/>', 'type="u" name="fen" direction="in"/>',
     'Arbiter.SetPosition: in argument 1 (fen) was s, and is u'),
    ('<arg type="s" name="fen" direction="in"/>', '', 'Arbiter.SetPosition: in argument 1 (fen) was s, and is None'),
    ('org.touchmove1.Manager', 'org.touchmove1.Hall', 'Manager: the interface is gone'))

CHANGED_EVENTS = (
    (r'"touched": \{\s*"type": "object"', '"touched": {"type": "array"', 'touched: was of type object, and is array'),
    (r'"wrong-start"', '"bad-start"', 'alert-wrong-start.kind: const was "wrong-start", and is "bad-start"'),
    (r'"possible",', '', 'no longer has the value "possible"'),
    (r'"on_request": \{', '"asked": {', 'evidence.on_request: the field is gone'),
    (r'("required": \[\s*)"seq",', r'\1', 'seq: was always there, and may be missing'),
    (r'"minimum": 1,', '"minimum": 0,', 'minimum was 1, and is 0'),
    (r'\{\s*"\$ref": "#/\$defs/draw-offer"\s*\},', '', 'events: has no draw-offer any more'))


def check_seen():
    """Each kind of change is told by one line that says which."""
    complaints = []
    bus, events = (RELEASED / BUS).read_text(), (RELEASED / EVENTS).read_text()
    for old, new, line in CHANGED_BUS:
        told = list(bus_changes(*(members(xml.etree.ElementTree.fromstring(text))
                                  for text in (bus, bus.replace(old, new, 1)))))
        if told != ['org.touchmove1.' + line]:
            complaints.append(f'{old} made {new}: {told}, and not {line}')
    for old, new, line in CHANGED_EVENTS:
        told = list(event_changes(json.loads(events), json.loads(re.sub(old, new, events))))
        if not told or not all(one.endswith(line) for one in told):
            complaints.append(f'{old} made {new}: {told[:3]}, and not {line}')
    return complaints


# The library.

def soname():
    said = subprocess.run(['objdump', '-p', LIBRARY], check=True, text=True, stdout=subprocess.PIPE).stdout
    return re.search(r'SONAME\s+(\S+)', said).group(1)


def machine():
    return subprocess.run(['uname', '-m'], check=True, text=True, stdout=subprocess.PIPE).stdout.strip()


def need_libabigail(tool):
    if not shutil.which(tool):
        raise Skip(f'{tool} is not installed (Debian package abigail-tools)')
    sections = subprocess.run(['objdump', '-h', LIBRARY], check=True, text=True, stdout=subprocess.PIPE).stdout
    if '.debug_info' not in sections:
        raise Skip('the library was built without debugging information')


def kept_library():
    return RELEASED / f'{soname()}.{machine()}.abi.gz'


def check_library():
    need_libabigail('abidiff')
    if not list(RELEASED.glob(f'*.{machine()}.abi.gz')):
        raise Skip(f'no library for {machine()} is kept')
    if not kept_library().exists():
        raise Skip(f'the library has a new name, {soname()}')
    with tempfile.NamedTemporaryFile(suffix='.abi') as kept:
        kept.write(gzip.decompress(kept_library().read_bytes()))
        kept.flush()
        done = subprocess.run(['abidiff', '--no-added-syms', '--no-show-locs', '--leaf-changes-only', kept.name,
                               LIBRARY], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode == 0:
        return []
    # A function or a type begins a line with a bracket or a quote; behind it stands what of it.
    told = re.findall(r"^(?:  \[|').*(?:\n(?!  \[|'|\d).*)*", done.stdout, re.M)
    return [' '.join(one.split()) for one in told] or [done.stdout.strip()]


def check_versions():
    """What a program asks of the library, at build and at run, has the numbers of the tree."""
    version = re.search(r"^ *version: '([^']*)'", (TREE / 'meson.build').read_text(), re.M).group(1)
    news = re.search(r'^(\S+) ?(?:\(.*\))?$', (TREE / 'NEWS').read_text(), re.M).group(1)
    (pc,) = BUILD.glob('meson-private/chesslaws.pc')
    library = re.search(r'^Version: (.*)$', pc.read_text(), re.M).group(1)
    daemon = subprocess.run([BUILD / 'daemon' / 'touchmoved', '--version'], check=True, text=True,
                            stdout=subprocess.PIPE).stdout.split()[-1]
    said = {'meson.build': version, 'NEWS': news, 'chesslaws.pc': library, 'touchmoved --version': daemon}
    complaints = [f'{where} says {what}, and meson.build {version}' for where, what in said.items()
                  if what != version]
    if not re.fullmatch(r'(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)', version):
        complaints.append(f'{version} is not of the form x.y.z')
    number = soname().rsplit('.', 1)[1]
    symbols = re.findall(r'^(CHESSLAWS_\S+) {', (TREE / 'lib' / 'laws.map').read_text(), re.M)
    if symbols != [f'CHESSLAWS_{number}']:
        complaints.append(f'laws.map has {" ".join(symbols)} where the library is {soname()}')
    if not LIBRARY.resolve().name.startswith(soname() + '.'):
        complaints.append(f'{LIBRARY.resolve().name} has the name {soname()}')
    return complaints


def keep():
    for name, path in NOW.items():
        shutil.copyfile(path, RELEASED / name)
    need_libabigail('abidw')
    made = subprocess.run(['abidw', '--no-show-locs', '--no-comp-dir-path', '--no-corpus-path', '--no-elf-needed',
                           '--no-parameter-names', '--exported-interfaces-only', '--headers-dir',
                           TREE / 'lib' / 'chesslaws', '--drop-private-types', LIBRARY], check=True,
                          stdout=subprocess.PIPE).stdout
    for old in RELEASED.glob(f'*.{machine()}.abi.gz'):
        old.unlink()
    kept_library().write_bytes(gzip.compress(made, mtime=0))


def main():
    if sys.argv[3:] == ['--keep']:
        return keep()
    checks = (('the bus has what the last release had', check_bus),
              ('events have what those of the last release had', check_events),
              ('what either lacked would be told', check_seen),
              ('the library has what the last release had', check_library),
              ('meson.build, NEWS, the library and the daemon have one version', check_versions))
    failures = 0
    for number, (what, check) in enumerate(checks, 1):
        try:
            complaints, skipped = check(), ''
        except Skip as why:
            complaints, skipped = [], f' # SKIP {why}'
        failures += bool(complaints)
        print(f"{'not ok' if complaints else 'ok'} {number} - {what}{skipped}")
        for line in complaints:
            print(f'# {line}')
    print(f'1..{len(checks)}')
    return failures > 0


if __name__ == '__main__':
    sys.exit(main())
