#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""
The arbiter enters the result behind any line of a story: as long as the only alerts are of
offences, for certain, the record stays as it is, or has what the rest of the story tells as well.

usage: ended.py STORY FILE...
STORY is the program that plays stories. Prints what differs, and ends with 1 where anything does.
"""
import re
import subprocess
import sys
import tempfile

OFFENCES = ('illegal-move', 'no-move')
RESULT = '+300 ! result 1/2-1/2'
# Stories whose game is over before the result, or that are played in parts.
LEFT_OUT = re.compile(r'! (result|resign|accept-draw)|^include', re.MULTILINE)


def play(program, stories):
    """What the daemon tells of each story, which is given by its lines."""
    told = []
    with tempfile.TemporaryDirectory() as folder:
        names = ['%s/%d.story' % (folder, number) for number in range(len(stories))]
        for name, lines in zip(names, stories):
            with open(name, 'w', encoding='utf-8') as file:
                file.write('\n'.join(lines) + '\n---\n')
        run = subprocess.run([program, '--tap'] + names, stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, universal_newlines=True)
    # Nothing is expected: whatever is told differs from that.
    for line in run.stdout.splitlines():
        if re.match('(not )?ok ', line):
            told.append([])
        elif line.startswith('# + '):
            told[-1].append(line[4:])
    if len(told) != len(stories):
        sys.exit('%s ended after %d of %d stories' % (program, len(told), len(stories)))
    return told


def record(told):
    """The moves that stand on the record, by ply."""
    moves = {}
    for line in told:
        made = re.search(r' made ply=(\d+) side=\w+ uci=(\w+)', line)
        withdrawn = re.search(r' withdrawn ply=(\d+)', line)
        if made:
            moves[int(made[1])] = made[2]
        elif withdrawn:
            moves.pop(int(withdrawn[1]), None)
    return moves


def is_offence_alone(told):
    """There are alerts, and all of them of offences, for certain."""
    alerts = [line for line in told if ' alert ' in line]
    return alerts and all(re.search(r' kind=(%s) .*confidence=certain' % '|'.join(OFFENCES), line)
                          for line in alerts)


def check(program, name):
    """Returns the lines of the story behind which the result changes what it should not."""
    with open(name, encoding='utf-8') as file:
        text, _, expected = file.read().partition('\n---\n')
    if LEFT_OUT.search(text) or not re.search(r' kind=(%s) ' % '|'.join(OFFENCES), expected):
        return 0, []
    lines = text.split('\n')
    ends = [end for end in range(1, len(lines) + 1) if re.match(r'[+\d]', lines[end - 1])]
    told = play(program, [lines] + [lines[:end] + [RESULT] for end in ends])
    later, cuts = record(told[0]), []
    for end, cut in zip(ends, told[1:]):
        if is_offence_alone(cut):
            cuts.append((end, record(cut)))
    wrong = []
    for (end, moves), before in zip(cuts, play(program, [lines[:end] for end, _ in cuts])):
        before = record(before)
        if any(move not in (before.get(ply), later.get(ply)) for ply, move in moves.items()):
            wrong.append((end, lines[end - 1], moves))
    return len(cuts), wrong


def main():
    """Checks each story; it is no test where none has an offence to look at."""
    total = 0
    failed = False
    for name in sys.argv[2:]:
        cuts, wrong = check(sys.argv[1], name)
        total += cuts
        for number, line, moves in wrong:
            failed = True
            print("%s: the result behind line %d, '%s', makes the record %s" %
                  (name, number, line, ' '.join(moves[ply] for ply in sorted(moves))))
    print('%d results entered' % total)
    return 1 if failed or not total else 0


if __name__ == '__main__':
    sys.exit(main())
