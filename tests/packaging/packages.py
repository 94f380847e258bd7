#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""What the Debian packages claim, without building them: each file that is installed goes into one
package, each claim has its file, the list of symbols is the library's, versions agree. Prints TAP.

    packages.py TREE BUILD
"""

import fnmatch
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TREE, BUILD = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
DEBIAN = TREE / 'packaging' / 'debian'
# Of files that debhelper takes for the package that they name.
SUFFIXES = ('.install', '.postinst', '.postrm', '.prerm', '.symbols', '.docs', '.dirs', '.examples', '.doc-base')


def paragraphs(path):
    """Of a file in Debian's form of fields, a dictionary each; a line that is none of a field raises."""
    for text in re.split(r'\n\s*\n', path.read_text().strip()):
        fields = {}
        name = None
        for line in text.splitlines():
            if line.startswith('#'):
                continue
            if line[0] in ' \t':
                fields[name] += '\n' + line
                continue
            name, colon, value = line.partition(':')
            if not colon or not re.fullmatch('[A-Za-z][A-Za-z-]*', name) or name in fields:
                raise ValueError(f'{path}: {line}')
            fields[name] = value.strip()
        yield fields


def installed():
    """The paths that meson installs, relative to the root, as it does for a package."""
    with tempfile.TemporaryDirectory() as root:
        subprocess.run(['meson', 'install', '-C', BUILD, '--no-rebuild', '--quiet', '--destdir', root],
                       check=True, stdout=subprocess.DEVNULL)
        found = set()
        for folder, folders, files in os.walk(root):
            links = [name for name in folders if os.path.islink(os.path.join(folder, name))]
            found |= {os.path.relpath(os.path.join(folder, name), root) for name in files + links}
    return found


def as_packaged(path, prefix):
    """With the prefix of packages; /etc, where the prefix is another, stands below it."""
    path = path.removeprefix(prefix.strip('/') + '/')
    return path if path.startswith('etc/') else 'usr/' + path


def claims():
    """(package, pattern) of every line that claims what meson installs."""
    for path in sorted(DEBIAN.glob('*.install')):
        for line in path.read_text().splitlines():
            if line and not line.startswith(('#', 'debian/')):
                yield path.stem, line.split()[0]


def claimed(pattern, path):
    """As dh_install takes it: a star stays within a folder, and a folder takes all below."""
    # This build's; a package's own is what systemd says.
    pattern = pattern.replace('${env:UNITS}', 'usr/lib/systemd/system')
    parts, wanted = path.split('/'), pattern.strip('/').split('/')
    return len(parts) >= len(wanted) and all(map(fnmatch.fnmatchcase, parts, wanted))


def check_claims():
    options = subprocess.run(['meson', 'introspect', '--buildoptions', BUILD], check=True, text=True,
                             stdout=subprocess.PIPE).stdout
    prefix = re.search(r'"name": "prefix",\s*"value": "([^"]*)"', options).group(1)
    paths = {as_packaged(path, prefix) for path in installed()}
    complaints = [] if len(paths) > 50 else [f'only {len(paths)} files are installed']
    for path in sorted(paths):
        owners = [package for package, pattern in claims() if claimed(pattern, path)]
        if len(owners) != 1:
            complaints.append(f'{path}: {" and ".join(owners) or "no package"} claims it')
    # What a library that is missing here keeps from being built is no fault of the packages.
    whole = 'usr/bin/touchmove-gateway' in paths and any(path.endswith('.mo') for path in paths)
    for package, pattern in claims():
        if whole and not any(claimed(pattern, path) for path in paths):
            complaints.append(f'{package}: nothing is {pattern}')
    return complaints


def check_symbols():
    said = subprocess.run(['nm', '-D', '--defined-only', BUILD / 'lib' / 'libchesslaws.so'], check=True,
                          text=True, stdout=subprocess.PIPE).stdout
    # GNU's nm writes the version behind the name since binutils 2.35.
    exported = {re.sub('@@?.*', '', line.split()[-1]) for line in said.splitlines()}
    lines = (DEBIAN / 'libchesslaws1.symbols').read_text().splitlines()
    listed = {line.split('@')[0].strip() for line in lines[1:]}
    soname = subprocess.run(['objdump', '-p', BUILD / 'lib' / 'libchesslaws.so'], check=True, text=True,
                            stdout=subprocess.PIPE).stdout
    soname = re.search(r'SONAME\s+(\S+)', soname).group(1)
    return [f'{name}: the list lacks it' for name in sorted(exported - listed)] + \
           [f'{name}: the library lacks it, so it needs another soname' for name in sorted(listed - exported)] + \
           ([] if lines[0].split()[:2] == [soname, 'libchesslaws' + soname.rsplit('.', 1)[1]] else [lines[0]])


def check_control():
    source, *binaries = paragraphs(DEBIAN / 'control')
    complaints = []
    names = {binary['Package'] for binary in binaries}
    for binary in binaries:
        complaints += [f"{binary['Package']}: no {field}" for field in ('Architecture', 'Depends', 'Description')
                       if field not in binary]
    # A file of a package that control does not have is one that nobody takes in.
    for path in DEBIAN.iterdir():
        if path.suffix in SUFFIXES and path.stem not in names:
            complaints.append(f'{path.name}: no package has that name')
    list(paragraphs(DEBIAN / 'copyright'))
    if 'Maintainer' not in source:
        complaints.append('no Maintainer')
    return complaints


def check_versions():
    version = re.search(r"^ *version: '([^']*)'", (TREE / 'meson.build').read_text(), re.M).group(1)
    entry = re.match(r'touchmove \((\S+)\) \w+; urgency=\w+\n', (DEBIAN / 'changelog').read_text())
    news = re.search(r'^(\d+\.\d+\.\d+)[ ,]', (TREE / 'NEWS').read_text(), re.M)
    complaints = []
    if not re.fullmatch(r'\d+\.\d+\.\d+', version):
        complaints.append(f'{version} is not semantic')
    if not entry or entry.group(1) != version:
        complaints.append(f'debian/changelog does not begin with {version}')
    if not news or news.group(1) != version:
        complaints.append(f'NEWS does not begin with {version}')
    return complaints


def check_manuals():
    """Every program that a package brings, it brings the manual of."""
    patterns = list(claims())
    complaints = []
    for package, pattern in patterns:
        program = re.fullmatch(r'usr/s?bin/([\w-]+)', pattern)
        if program and not any(owner == package and
                               re.fullmatch(rf'usr/share/man/man[18]/{program.group(1)}\.[18]', other)
                               for owner, other in patterns):
            complaints.append(f'{package}: no manual of {program.group(1)}')
    return complaints


def main():
    checks = (('each file goes into one package, and each claim has its file', check_claims),
              ("the list of symbols is the library's", check_symbols),
              ('control and copyright can be read, and name what is there', check_control),
              ('meson.build, changelog and NEWS have one version', check_versions),
              ('each program has its manual in its package', check_manuals))
    failures = 0
    for number, (what, check) in enumerate(checks, 1):
        complaints = check()
        failures += bool(complaints)
        print(f"{'not ok' if complaints else 'ok'} {number} - {what}")
        for line in complaints:
            print(f'# {line}')
    print(f'1..{len(checks)}')
    return failures > 0


if __name__ == '__main__':
    sys.exit(main())
