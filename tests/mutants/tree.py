# SPDX-License-Identifier: LGPL-2.1-or-later
"""A copy of the tree with a build of its own, in which code is changed and tests run."""

import collections
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile

# Neither memory nor a disk is filled by a change that loops: kB, and blocks of 512 bytes.
LIMITS = 'ulimit -v 4000000; ulimit -f 1000000; exec "$@"'
GRACE = 5  # seconds that a script has to clean up
SKIPPED = 77
FAILED = re.compile(rb'^not ok ((?!# (TODO|SKIP)).)*$', re.MULTILINE)

Test = collections.namedtuple('Test', 'name suite command environment folder speaks_tap targets')


def tests(build, suites):
    """The tests of these suites, by name."""
    def told(what):
        return json.loads(subprocess.check_output(['meson', 'introspect', str(build), what]))

    files = {target['id']: [os.path.relpath(name, build) for name in target['filename']]
             for target in told('--targets')}
    found = {}
    for test in told('--tests'):
        suite = test['suite'][0].split(':')[-1]
        if suite in suites:
            found[test['name']] = Test(
                test['name'], suite, test['cmd'], test['env'], test['workdir'] or str(build),
                test['protocol'] == 'tap', [name for target in test['depends'] for name in files[target]])
    return found


def run(test, bound, **more):
    """Runs a test for `bound` seconds at most: 'passed', 'skipped', 'failed', or 'hung'."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryDirectory() as scratch:
        os.chmod(scratch, 0o755)  # some programs are started as other users
        process = subprocess.Popen(['sh', '-c', LIMITS, 'sh'] + test.command, cwd=test.folder,
                                   env={**os.environ, **test.environment, 'TMPDIR': scratch, **more},
                                   stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
                                   start_new_session=True)
        try:
            status = process.wait(bound)
        except subprocess.TimeoutExpired:
            return 'hung'
        finally:
            end(process)
        if status == SKIPPED:
            return 'skipped'
        output.seek(0)
        return 'failed' if status or test.speaks_tap and FAILED.search(output.read()) else 'passed'


def end(process):
    """Ends a test with all that it has started."""
    for number in signal.SIGTERM, signal.SIGKILL:
        try:
            os.killpg(process.pid, number)
            process.wait(GRACE)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            pass


class Tree:
    """Files of `source` that git knows, copied into `folder`/tree, and built in `folder`/build."""

    def __init__(self, source, folder):
        self.source, self.folder = pathlib.Path(source), pathlib.Path(folder)
        self.root, self.build = self.folder / 'tree', self.folder / 'build'
        self.environment = {**os.environ, 'CCACHE_NOHASHDIR': 'yes', 'CCACHE_BASEDIR': str(self.folder)}
        self.sums, self.originals = {}, {}

    def prepare(self):
        """Only what differs is copied, so that as little as possible is compiled."""
        names = subprocess.check_output(
            ['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], cwd=self.source, text=True)
        wanted = {name for name in names.split('\0') if name and (self.source / name).is_file()}
        for path in [path for path in self.root.rglob('*') if path.is_file()]:
            if str(path.relative_to(self.root)) not in wanted:
                path.unlink()
        for name in sorted(wanted):
            old, new = self.source / name, self.root / name
            if not new.is_file() or new.read_bytes() != old.read_bytes():
                new.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(old, new)
        again = ['--reconfigure'] if (self.build / 'build.ninja').exists() else []
        # Without its lines an object tells whether a change changes anything.
        self.call(['meson', 'setup', *again, '-Ddebug=false', '-Dunits=plain', str(self.build), str(self.root)])

    def call(self, command):
        done = subprocess.run(command, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, errors='replace')
        if done.returncode:
            raise RuntimeError(f"{' '.join(command)[:200]}: {done.stdout[-3000:]}")

    def compile(self, targets, jobs=1):
        self.call(['ninja', '-C', str(self.build), '-j', str(jobs), *targets])

    def contents(self, objects):
        return [hashlib.sha256((self.build / name).read_bytes()).digest() for name in objects]

    def note(self, name, objects):
        """Compiles a file as it is, and remembers what comes of it."""
        if name not in self.sums:
            self.originals[name] = (self.root / name).read_bytes()
            self.compile(objects)
            self.sums[name] = self.contents(objects)

    def change(self, change, objects):
        """Changes a file and compiles it: 'broken' if that fails, 'same' if nothing else comes of it,
        or 'changed'."""
        self.note(change.place.file, objects)
        path = self.root / change.place.file
        path.write_bytes(change.apply(self.originals[change.place.file]))
        try:
            self.compile(objects)
        except RuntimeError:
            return 'broken'
        return 'same' if self.contents(objects) == self.sums[change.place.file] else 'changed'

    def restore(self, change):
        (self.root / change.place.file).write_bytes(self.originals[change.place.file])

    def look(self, suites):
        self.tests = tests(self.build, suites)

    def seen(self, names, times):
        """The first of these tests that sees the change, or None. One that takes long enough to depend on
        other processes has to fail twice."""
        built = set()
        for name in names:
            test = self.tests[name]
            if not built.issuperset(test.targets):
                try:
                    self.compile(test.targets)
                except RuntimeError:
                    return 'the build'  # which runs programs of the tree
                built.update(test.targets)
            bound = 10 + 10 * times[name]
            found = run(test, bound)
            if found == 'failed' and times[name] > 1:
                found = run(test, bound)
            if found in ('failed', 'hung'):
                return name + (', which hangs' if found == 'hung' else '')
        return None

    def passes(self, name):
        """Whether a test passes without any change."""
        test = self.tests[name]
        self.compile(test.targets)
        return run(test, 900) == 'passed'
