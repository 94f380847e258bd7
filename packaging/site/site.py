#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Makes a static site of README, CONTRIBUTING, the guides and the manual pages: no script, nothing from
elsewhere.

    site.py TREE BUILD SITE

cmark-gfm reads Markdown, mandoc manual pages. A link to a file of the tree that is no page of the site
becomes a copy of that file in the site's folder files/. Manual pages of guides and of the library's
headers are made here, too; the pictures of the wiring are taken from BUILD where they are made. Exit: 0, 1
with a line that says which link leads nowhere.
"""

import html
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

import manual
import markdown

HERE = pathlib.Path(__file__).resolve().parent
# In a manual page that stands for another one.
ALIAS = re.compile(r'\.so man\d/(\S+)\n')
PAGE = '''<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="{up}style.css">
</head>
<body>
<a class="skip" href="#the-text">To the text</a>
<nav aria-label="Site"><a href="{up}index.html">Touchmove</a><a href="{up}guide/start.html">First steps</a>
<a href="{up}guide/index.html">Guides</a><a href="{up}man/index.html">Manual pages</a></nav>
<main id="the-text">
{body}
</main>
</body>
</html>
'''
SECTIONS = {'1': 'Commands', '3': 'Library', '4': 'Kernel interfaces', '5': 'Files and interfaces', '7': 'Overviews',
            '8': 'System administration'}


class Site:
    """The pages: a source's path in the tree, and where it goes."""

    def __init__(self, tree, build, folder):
        self.tree, self.build, self.folder = tree, build, folder
        self.pages = {tree / 'README.md': 'index.html', tree / 'CONTRIBUTING.md': 'contributing.html'}
        self.guides = sorted((tree / 'packaging/guide').glob('*.md'))
        for guide in self.guides:
            self.pages[guide] = f'guide/{guide.stem}.html'
        self.manuals = {}
        # A function of the library, and the page that has it.
        self.functions = {}
        for page in sorted((tree / 'packaging/man').glob('*.[1-9]')):
            self.pages[page] = f'man/{page.name}.html'
            self.manuals[page.name] = page
        self.pictures = sorted((build / 'packaging/pictures').glob('*.svg'))
        for picture in self.pictures:
            self.pages[tree / 'packaging/guide' / picture.name] = f'guide/{picture.name}'

    def write(self, place, title, body):
        path = self.folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(PAGE.format(title=html.escape(title), up='../' * place.count('/'), body=body),
                        encoding='utf-8')

    def target(self, source, link):
        """Where a link of a document leads to in the site."""
        parts = urllib.parse.urlsplit(link)
        if parts.scheme or parts.netloc or not parts.path:
            return link
        file = pathlib.Path(os.path.normpath(source.parent / urllib.parse.unquote(parts.path)))
        place = self.pages.get(file)
        if place is None:
            if not file.is_file():
                raise ValueError(f'{source.name}: {link} leads nowhere')
            place = f'files/{file.relative_to(self.tree)}'
            (self.folder / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, self.folder / place)
        here = pathlib.PurePosixPath(self.pages[source]).parent
        return os.path.relpath(place, here) + (f'#{parts.fragment}' if parts.fragment else '')

    def markdown(self, source):
        """The body of a document, with anchors as GitHub makes them; and its title."""
        text = source.read_text(encoding='utf-8')
        text = re.sub(r'^<!--.*?-->\n?', '', text, flags=re.M | re.S)
        body = subprocess.run([*markdown.PROGRAM, '--to', 'html'], input=text, capture_output=True,
                              check=True, encoding='utf-8').stdout
        headings = [markdown.words(node) for node in markdown.read(text).iter('heading')]
        taken, names = set(), iter(headings)
        body = re.sub(r'<(h[1-6])>', lambda match: f'<{match[1]} id="{markdown.anchor(next(names), taken)}">', body)
        body = re.sub(r'(href|src)="([^"]*)"',
                      lambda match: f'{match[1]}="{html.escape(self.target(source, html.unescape(match[2])))}"', body)
        body = body.replace('<table>', '<div class="wide"><table>').replace('</table>', '</table></div>')
        return (headings[0] if headings else source.stem), body

    def manual(self, name, source):
        body = subprocess.run(['mandoc', '-T', 'html', '-O', 'fragment', source], capture_output=True, check=True,
                              encoding='utf-8').stdout

        def link(match):
            page = f'{match[1]}.{match[2]}'
            return f'<a href="{page}.html">{match[0]}</a>' if page in self.manuals and page != name else match[0]

        def function(match):
            page = self.functions.get(match[1])
            return f'<a href="{page}.html#{match[1]}">{match[0]}</a>' if page else match[0]
        # As authors write them: the name in bold, the section behind it; functions with parentheses.
        body = re.sub(r'<b>([\w.-]+)</b>\(([1-8])\)', link, body)
        return re.sub(r'\b(laws_\w+)\(\)', function, body)

    def list_guides(self):
        items = [f'<li><a href="{guide.stem}.html">{html.escape(self.markdown(guide)[0])}</a></li>'
                 for guide in self.guides]
        self.write('guide/index.html', 'Guides', '<h1>Guides</h1>\n<ul>\n' + '\n'.join(items) + '\n</ul>')

    def list_manuals(self):
        body = '<h1>Manual pages</h1>\n'
        for section, what in SECTIONS.items():
            names = [name for name in sorted(self.manuals) if name.endswith('.' + section)]
            if names:
                body += f'<h2 id="section-{section}">{what}</h2>\n<ul>\n' + ''.join(
                    f'<li><a href="{name}.html">{name[:-2]}({section})</a></li>\n' for name in names) + '</ul>\n'
        self.write('man/index.html', 'Manual pages', body)

    def make_reference(self, made):
        """The library's manual pages, and which of them has which function."""
        version = re.search(r"^ *version: '([^']*)'", (self.tree / 'meson.build').read_text(), re.M)[1]
        library = self.tree / 'lib'
        subprocess.run([sys.executable, '-B', library / 'reference/generate.py', library / 'chesslaws', made, version],
                       check=True)
        for page in sorted((made / 'man3').iterdir()):
            alias = ALIAS.fullmatch(page.read_text(encoding='utf-8'))
            if alias:
                self.functions[page.stem] = alias[1]
            else:
                self.manuals[page.name] = page

    def make(self, made):
        manual_status = manual.main([str(self.tree / 'packaging/guide'), str(made)])
        if manual_status:
            raise ValueError('the manual pages of guides were not made')
        self.manuals.update({page.name: page for page in sorted(made.iterdir())})
        self.make_reference(made / 'reference')
        for source, place in self.pages.items():
            if source.suffix == '.md':
                self.write(place, *self.markdown(source))
        for name, source in self.manuals.items():
            self.write(f'man/{name}.html', f'{name[:-2]}({name[-1]})', self.manual(name, source))
        for picture in self.pictures:
            shutil.copyfile(picture, self.folder / 'guide' / picture.name)
        self.list_guides()
        self.list_manuals()
        shutil.copyfile(HERE / 'style.css', self.folder / 'style.css')


def main(arguments):
    if len(arguments) != 3:
        print(__doc__.splitlines()[3].strip(), file=sys.stderr)
        return 1
    tree, build, folder = (pathlib.Path(argument).resolve() for argument in arguments)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as made:
            Site(tree, build, folder).make(pathlib.Path(made))
    except (OSError, ValueError, subprocess.CalledProcessError) as why:
        print(f'site.py: {why}', file=sys.stderr)
        return 1
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
