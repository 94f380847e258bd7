#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""What meson's last runs in a build directory came to, each case of a test that speaks TAP by
itself. Usage: cases.py BUILD-DIRECTORY. Prints "passed N", then a line for each case that was
skipped or failed: "skipped NAME" and "failed TEST: NAME: REASON", of which NAME and REASON may
be missing. Suites and numbers are no part of a name."""

import glob
import json
import re
import sys
import xml.etree.ElementTree as tree

# Of a long report the end says what was found, and of a long line the beginning.
REASON_LINES = 3
REASON_WIDTH = 200


def plain(name):
    return re.sub(r'^(.* / |\d+( -)? )', '', name or '')


def read_results(directory):
    """Each test's result in meson's words. The report for JUnit takes a test whose time ran out
    for one that passed."""
    tests = []
    for name in glob.glob(directory + '/meson-logs/testlog*.json'):
        with open(name, encoding='utf-8') as log:
            tests += [json.loads(line) for line in log]
    return {test['name']: test for test in tests}


def last_lines(text):
    lines = [line.strip(' #')[:REASON_WIDTH] for line in (text or '').splitlines()]
    return ' | '.join([line for line in lines if line][-REASON_LINES:])


def join(*words):
    return ': '.join(word for word in words if word)


def find_end(test):
    """How a test ended, and what it said last, the complaints rather than the rest."""
    return join('its time ran out' if test.get('result') == 'TIMEOUT' else '',
                last_lines(test.get('stderr')) or last_lines(test.get('stdout')))


def find_reason(output, case):
    """What a test says behind a case of TAP that failed: the lines of "#" there."""
    found = re.search(r'^not ok ' + re.escape(case) + r'[^\n]*\n((?:#[^\n]*\n?)*)', output or '',
                      re.MULTILINE)
    return last_lines(found.group(1)) if found else ''


def judge_case(case, test, speaks_tap, output):
    """(kind, text) of a case."""
    kinds = {child.tag for child in case}
    if 'skipped' in kinds:
        return 'skipped', plain(case.get('name'))
    if speaks_tap and kinds & {'failure', 'error'}:
        return 'failed', join(plain(test.get('name')), plain(case.get('name')),
                              find_reason(output, case.get('name')) or find_end(test))
    if not speaks_tap and (kinds & {'failure', 'error'} or test.get('result') == 'TIMEOUT'):
        return 'failed', join(plain(test.get('name')), find_end(test))
    return 'passed', ''


def judge_suite(suite, results):
    """Each case of a suite of the report: of one test that speaks TAP, or of all that do not."""
    name = suite.get('name')
    speaks_tap = '.' in name
    test = results.get(name.split('.', 1)[1], {}) if speaks_tap else {}
    output = suite.findtext('system-out')
    judged = []
    for case in suite.iter('testcase'):
        if not speaks_tap:
            test = results.get(case.get('name'), {})
        judged.append(judge_case(case, test, speaks_tap, output))
    # A program that ended badly, though each of its cases went well, or before its first.
    if speaks_tap and test.get('result') in ('TIMEOUT', 'ERROR', 'FAIL', 'INTERRUPT') \
            and 'failed' not in {kind for kind, _ in judged}:
        judged.append(('failed', join(plain(test['name']), find_end(test))))
    return judged


def main():
    directory = sys.argv[1]
    results = read_results(directory)
    judged = []
    for name in glob.glob(directory + '/meson-logs/testlog*.junit.xml'):
        for suite in tree.parse(name).iter('testsuite'):
            judged += judge_suite(suite, results)
    print('passed', sum(kind == 'passed' for kind, _ in judged))
    for kind, text in judged:
        if kind != 'passed':
            print(kind, ' '.join(text.split()))


main()
