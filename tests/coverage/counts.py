# SPDX-License-Identifier: LGPL-2.1-or-later
"""What gcov has counted, read from a build with -Db_coverage=true."""

import json
import os
import pathlib
import shlex
import subprocess


def commands(build):
    """Of each file of lib/ and daemon/: what the preprocessor is told, and all objects made of it."""
    found = {}
    for entry in json.loads((pathlib.Path(build) / 'compile_commands.json').read_text()):
        name = os.path.relpath(os.path.join(entry['directory'], entry['file']), os.path.dirname(build))
        if name.startswith(('lib/', 'daemon/')):
            arguments = [word for word in shlex.split(entry['command']) if word.startswith(('-I', '-D', '-std='))]
            found.setdefault(name, (arguments, []))[1].append(entry['output'])
    return found


def counted(build, name, objects, where=None):
    """Of a file, what gcov says of its lines in each object: a line often stands there more than once.
    The counts lie below `where`, if not in the build; an object that has never run has none."""
    if not objects:
        return
    notes = [str(pathlib.Path(f'{where or ""}{build}', name).with_suffix('.gcno')) for name in objects]
    told = subprocess.run(['gcov', '--json-format', '--stdout', '--branch-probabilities', *notes],
                          cwd=build, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    for report in told.stdout.splitlines():
        for source in json.loads(report)['files']:
            if os.path.normpath(os.path.join(build, source['file'])) == os.path.join(os.path.dirname(build), name):
                yield from source['lines']
