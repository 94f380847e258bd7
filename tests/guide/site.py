#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""The site of "make site": each link leads to a page that is there and to a place in it, each page can be
reached from the first, no script runs and nothing comes from elsewhere. Prints TAP.

    site.py TREE BUILD

Exit: 0 passed, 1 failed, 77 where what makes it is not installed.
"""

import html.parser
import pathlib
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

TREE, BUILD = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
# Of void elements browsers expect no end.
VOID = {'area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'}


class Page(html.parser.HTMLParser):
    """What a page links to, its places, and what is wrong with it."""

    def __init__(self, path):
        super().__init__()
        self.links, self.places, self.wrong, self.open = [], set(), [], []
        self.feed(path.read_text(encoding='utf-8'))
        if self.open:
            self.wrong.append(f'<{self.open[-1]}> is not closed')

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag not in VOID:
            self.open.append(tag)
        if tag == 'script' or any(name.startswith('on') for name in attributes):
            self.wrong.append(f'<{tag}> runs something')
        if 'id' in attributes and attributes['id'] in self.places:
            self.wrong.append(f'two places are called {attributes["id"]}')
        self.places.add(attributes.get('id'))
        for name in ('href', 'src'):
            if name in attributes:
                parts = urllib.parse.urlsplit(attributes[name])
                if not parts.scheme and not parts.netloc:
                    self.links.append((parts.path, parts.fragment))
                elif tag != 'a':
                    self.wrong.append(f'<{tag}> comes from {attributes[name]}')

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f'</{tag}> ends nothing')


def dead_links(pages, site):
    """(page, link) of those that lead nowhere; and the pages that can be reached."""
    reached, ahead, dead = set(), [site / 'index.html'], []
    while ahead:
        path = ahead.pop()
        if path in reached:
            continue
        reached.add(path)
        for link, place in pages[path].links:
            to = (path.parent / urllib.parse.unquote(link)).resolve() if link else path
            if not to.is_file() or (place and to in pages and
                                    urllib.parse.unquote(place) not in pages[to].places):
                dead.append(f'{path.relative_to(site)}: {link}#{place}')
            elif to in pages:
                ahead.append(to)
    return dead, reached


def functions():
    """Those that the library exports, by the list that its packages have."""
    lines = (TREE / 'packaging/debian/libchesslaws1.symbols').read_text(encoding='utf-8').splitlines()[1:]
    return [line.split('@')[0].strip() for line in lines if line.startswith(' laws_')]


def main():
    if not shutil.which('cmark-gfm') or not shutil.which('mandoc'):
        return 77
    with tempfile.TemporaryDirectory() as work:
        site = (pathlib.Path(work) / 'site').resolve()
        subprocess.run([sys.executable, '-B', TREE / 'packaging/site/site.py', TREE, BUILD, site], check=True)
        pages = {path: Page(path) for path in site.rglob('*.html')}
        dead, reached = dead_links(pages, site)
        wrong = [f'{path.relative_to(site)}: {what}' for path, page in pages.items() for what in page.wrong]
        guides = len(list((TREE / 'packaging/guide').glob('*.md')))
        without = [f'{name} has no place' for name in functions() if not any(
            name in page.places for path, page in pages.items() if path.name.endswith('.3.html'))]
    failed = 0
    for number, (what, found) in enumerate((
            ('no link is dead', dead), ('pages are well made, without scripts and strangers', wrong),
            ('each page can be reached', [str(path) for path in pages if path not in reached]),
            ('each guide is there', [] if len(pages) > guides + 10 else [f'{len(pages)} pages']),
            ('each function of the library has its place', without)), 1):
        failed += bool(found)
        print(f'{"not ok" if found else "ok"} {number} - {what}')
        for line in found:
            print(f'# {line}')
    print('1..5')
    return failed > 0


sys.exit(main())
