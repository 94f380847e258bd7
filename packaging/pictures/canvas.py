# SPDX-License-Identifier: LGPL-2.1-or-later
"""A drawing of plain elements at absolute places, written as SVG.

Text is monospaced and 0.6 em a letter wide, so that a test can say what it covers. Wires carry the
name of their net. Colours are classes, and the reader's own choice of light or dark decides.
"""

import html

LETTER = 0.6

# Class: colour on light ground, on dark ground. Wong's palette for the colour-blind, darkened or
# lightened until text in it has a contrast of 4.5 to the ground (WCAG 2.1, 1.4.3).
COLOURS = {
    'ink': ('#1b1f24', '#e6e9ec'),
    'pale': ('#5c656f', '#8f99a3'),
    'row': ('#005c94', '#56b4e9'),
    'column': ('#9c4600', '#f0a04b'),
    'contact': ('#00694c', '#2fc79a'),
    'input': ('#8a3a6d', '#e08fc0'),
    'bus': ('#00694c', '#2fc79a'),
    'power': ('#b0261a', '#ff8a7a'),
    'ground': ('#4a525b', '#aab3bc'),
}
GROUND = ('#ffffff', '#15191e')
BODY = ('#eef1f4', '#242a31')

STYLE = 'text{{font-family:"DejaVu Sans Mono","Liberation Mono",Consolas,monospace}}' \
        '.body{{stroke:{ink};fill:{body}}}.sheet{{fill:{ground}}}'


def style_of(theme):
    names = {name: colours[theme] for name, colours in COLOURS.items()}
    parts = [STYLE.format(ink=names['ink'], body=BODY[theme], ground=GROUND[theme])]
    for name, colour in names.items():
        parts.append(f'text.{name},.dot.{name}{{fill:{colour}}}'
                     f'.wire.{name},.part.{name}{{stroke:{colour};fill:none}}')
    return ''.join(parts)


class Canvas:
    """Collects elements; write() puts them in the order wires, parts, text."""

    def __init__(self, width, height, title, description):
        self.size = width, height
        self.title = title
        self.description = description
        self.wires, self.parts, self.texts = [], [], []

    def text(self, x, y, words, kind='ink', size=11, anchor='start', bold=False):
        """@y is the line on which the letters stand."""
        weight = ' font-weight="bold"' if bold else ''
        self.texts.append(f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" '
                          f'class="{kind}"{weight}>{html.escape(words)}</text>')

    def wire(self, net, kind, *points):
        """A wire through points, each right above, below or beside the last."""
        places = ' '.join(f'{x:g},{y:g}' for x, y in points)
        self.wires.append(f'<polyline points="{places}" stroke-width="1.6" class="wire {kind}" '
                          f'data-net="{html.escape(net)}"/>')

    def dot(self, x, y, kind):
        self.parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="2.6" class="dot {kind}"/>')

    def circle(self, x, y, radius, kind='body'):
        self.parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" class="{kind}"/>')

    def box(self, x, y, width, height):
        self.parts.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="4" '
                          'class="body"/>')

    def part(self, kind, *points, closed=False):
        """Lines of a symbol."""
        places = ' '.join(f'{x:g},{y:g}' for x, y in points)
        name = 'polygon' if closed else 'polyline'
        self.parts.append(f'<{name} points="{places}" stroke-width="1.6" class="part {kind}"/>')

    def reed_down(self, x, y):
        """A contact from (x, y) to (x, y + 16)."""
        self.part('ink', (x, y), (x, y + 4))
        self.part('ink', (x - 5, y + 4), (x, y + 13))
        self.part('ink', (x, y + 13), (x, y + 16))

    def reed_right(self, x, y):
        """A contact from (x, y) to (x + 24, y)."""
        self.part('ink', (x, y), (x + 6, y))
        self.part('ink', (x + 6, y - 6), (x + 18, y))
        self.part('ink', (x + 18, y), (x + 24, y))

    def diode_down(self, x, y):
        """A diode from (x, y) to (x, y + 12), its cathode below."""
        self.part('ink', (x - 4, y + 1), (x + 4, y + 1), (x, y + 9), closed=True)
        self.part('ink', (x - 5, y + 10), (x + 5, y + 10))

    def resistor_right(self, x, y):
        """A resistor from (x, y) to (x + 26, y)."""
        self.part('ink', (x, y - 4), (x + 26, y - 4), (x + 26, y + 4), (x, y + 4), closed=True)

    def earth(self, x, y):
        """Ground, below (x, y)."""
        for width, depth in ((8, 0), (5, 4), (2, 8)):
            self.part('ground', (x - width, y + depth), (x + width, y + depth))

    def write(self, theme=None):
        """The SVG. @theme 0 is light, 1 is dark, None the reader's."""
        width, height = self.size
        style = style_of(theme or 0)
        if theme is None:
            style += '@media (prefers-color-scheme:dark){' + style_of(1) + '}'
        return '\n'.join([
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" aria-labelledby="title description">',
            f'<title id="title">{html.escape(self.title)}</title>',
            f'<desc id="description">{html.escape(self.description)}</desc>',
            f'<style>{style}</style>',
            f'<rect x="0" y="0" width="{width}" height="{height}" class="sheet"/>',
            *self.wires, *self.parts, *self.texts, '</svg>', ''])
