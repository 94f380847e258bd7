# SPDX-License-Identifier: LGPL-2.1-or-later
"""Which tests reach a place, and how long they take: each runs by itself in the build for coverage."""

import collections
import itertools
import pathlib
import queue
import shutil
import subprocess
import time
from multiprocessing.pool import ThreadPool

import counts
import tree

# Hundreds of tests of some milliseconds each: what they reach is looked up for all of them at once.
TOGETHER = 'story'


class Reach:
    """Of the files `wanted` (path: objects), the lines and functions that tests reach in `build`."""

    def __init__(self, build, wanted, jobs, longest):
        """A test that takes longer than `longest`, in s, is left out."""
        self.build, self.longest = pathlib.Path(build), longest
        self.wanted = wanted
        self.lines, self.functions = {}, {}   # test: {(file, line or function)}
        self.known = collections.defaultdict(set)  # file: lines that gcov knows
        self.times, self.failed, self.long = {}, [], []
        self.prefixes = queue.Queue()
        for number in range(jobs):
            self.prefixes.put(self.prefix(number))
        self.jobs = jobs

    def prefix(self, number):
        """A folder where programs leave their counts, with what the compiler left beside them."""
        folder = self.build / 'reach' / str(number)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        # Some programs are started as other users.
        subprocess.run(['setfacl', '-m', 'other:rwx,default:other:rwx', str(folder)], check=True)
        for objects in self.wanted.values():
            for name in objects:
                notes = pathlib.Path(name).with_suffix('.gcno')
                link = pathlib.Path(f'{folder}{self.build}') / notes
                link.parent.mkdir(parents=True, exist_ok=True)
                link.symlink_to(self.build / notes)
        return folder

    def look(self, tests, say):
        """Runs all of them."""
        groups = [[test] for test in tests.values() if test.suite != TOGETHER]
        groups.append([test for test in tests.values() if test.suite == TOGETHER])
        self.together = {test.name for test in groups[-1]}
        with ThreadPool(self.jobs) as pool:
            for done, _ in enumerate(pool.imap_unordered(self.one, [group for group in groups if group]), 1):
                if done % 20 == 0:
                    say(f'{done} of {len(groups)} tests looked at')
        self.times_together = sum(self.times[name] for name in self.together)
        shutil.rmtree(self.build / 'reach')

    def one(self, group):
        prefix = self.prefixes.get()
        try:
            for test in group:
                began = time.monotonic()
                found = tree.run(test, self.longest, GCOV_PREFIX=str(prefix))
                self.times[test.name] = time.monotonic() - began
                if found in ('failed', 'hung'):
                    (self.failed if found == 'failed' else self.long).append(test.name)
                elif found == 'passed':
                    self.lines[test.name], self.functions[test.name] = set(), set()
            lines, functions = self.count(prefix)
            for test in group:
                if test.name in self.lines:
                    self.lines[test.name], self.functions[test.name] = lines, functions
        finally:
            self.prefixes.put(prefix)

    def count(self, prefix):
        """The lines and functions that the counts there say are reached; the counts are removed."""
        lines, functions = set(), set()
        for file, objects in self.wanted.items():
            objects = [name for name in objects
                       if pathlib.Path(f'{prefix}{self.build}', name).with_suffix('.gcda').exists()]
            for line in self.counted(file, objects, prefix):
                self.known[file].add(line['line_number'])
                if line['count']:
                    lines.add((file, line['line_number']))
                    functions.add((file, line.get('function_name')))
        for path in prefix.rglob('*.gcda'):
            path.unlink()
        return lines, functions

    def counted(self, file, objects, prefix):
        """Of a program that was ended while it wrote its counts nothing is known."""
        try:
            return list(counts.counted(self.build, file, objects, prefix))
        except subprocess.CalledProcessError:
            return []

    def likely_cost(self, name):
        """In s. Of the many that are looked up together a tenth will do, as a rule, to see a change:
        by itself each is quick, but most of them do not reach it."""
        return self.times_together / 10 if name in self.together else self.times[name]

    def tests(self, change, enough):
        """The tests that reach a change, quickest first, as many as take `enough` s together. Where gcov
        knows no line of it, those that reach its function, and where that is part of others, its file."""
        place = change.place
        last = place.line + place.old.count('\n')
        wanted = {(place.file, line) for line in range(place.line, last + 1) if line in self.known[place.file]}
        found = [name for name, lines in self.lines.items() if lines & wanted]
        found = found or [name for name, functions in self.functions.items()
                          if (place.file, place.function) in functions]
        found = found or [name for name, lines in self.lines.items() if any(file == place.file for file, _ in lines)]
        found.sort(key=lambda name: (self.likely_cost(name), name))
        sums = list(itertools.accumulate(self.times[name] for name in found))
        return found[:max(1, sum(taken <= enough for taken in sums))]
