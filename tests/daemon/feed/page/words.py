#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""
The live page's words: every language has every word, with the same places to be filled in, and
every word that the page names is there. Prints TAP.

usage: words.py SOURCE-ROOT
"""

import glob
import json
import os
import re
import sys

PAGE = os.path.join(sys.argv[1], 'daemon/feed/page')
# Reasons of results and pieces are named by what the daemon tells (DESIGN.md, §3), not in the page.
TOLD = ('checkmate resignation stalemate dead-position agreement threefold fifty fivefold seventy-five '
        'time illegal-moves forfeit both-lost claim arbiter kings-centred waiting ready playing paused '
        'ended white black K Q R B N P').split()
# Words that may be the same in two languages.
SAME = {'live_now', 'says'}


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def places(text):
    return sorted(re.findall(r'\{\w+\}', text))


def complaints():
    words = {os.path.basename(path)[:-5]: json.loads(read(path))
             for path in sorted(glob.glob(PAGE + '/words/*.json'))}
    english = words['en']
    sources = read(PAGE + '/page.js') + read(PAGE + '/board.js') + read(PAGE + '/words.js')
    named = set(re.findall(r"word\('([^']+)'", sources))
    named |= set(re.findall(r"'((?:white|black)_won|draw|both_lost|castles_\w+|takes|moves_to|mate|check)'", sources))
    named |= set(re.findall(r'data-(?:word|label)="([^"]+)"', read(PAGE + '/index.html')))
    named |= set(TOLD)
    for word in sorted(named - set(english)):
        yield 'en.json has no %s' % word
    for word in sorted(set(english) - named - {'live_now', 'connecting', 'lost'}):
        yield 'nothing names %s of en.json' % word
    languages = set(re.findall(r'\b(\w+): \'', re.search(r'const languages = \{(.*?)\}', sources, re.S)[1]))
    if languages != set(words):
        yield 'words.js names %s, there are %s' % (sorted(languages), sorted(words))
    for language, own in words.items():
        if list(own) != list(english):
            yield '%s.json has other words, or another order: %s' % (
                language, sorted(set(own) ^ set(english)))
            continue
        for word, text in own.items():
            if not text.strip() or places(text) != places(english[word]):
                yield '%s.json: %s: %r' % (language, word, text)
        alike = [word for word in own if len(own[word]) > 5 and own[word] == english[word]]
        if language != 'en' and set(alike) - SAME:
            yield '%s.json is English: %s' % (language, alike)


def main():
    found = list(complaints())
    for line in found:
        print('# ' + line)
    print('%sok 1 - every language has every word of the live page' % ('not ' if found else ''))
    print('1..1')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
