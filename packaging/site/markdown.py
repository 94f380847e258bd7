# SPDX-License-Identifier: LGPL-2.1-or-later
"""Markdown as a tree, as cmark-gfm reads it: CommonMark with GitHub's tables.

Nodes are xml.etree elements, named heading, paragraph, list, item, code_block, table, text, code, link
and so on, without a namespace.
"""

import re
import subprocess
import xml.etree.ElementTree as tree

PROGRAM = ['cmark-gfm', '--extension', 'table']


def read(text):
    """The document node of Markdown."""
    said = subprocess.run([*PROGRAM, '--to', 'xml'], input=text, capture_output=True, check=True,
                          encoding='utf-8').stdout
    document = tree.fromstring(said)
    for node in document.iter():
        node.tag = node.tag.split('}')[-1]
    return document


def words(node):
    """The text of a node without its marks."""
    if node.tag in ('softbreak', 'linebreak'):
        return ' '
    own = (node.text or '') if node.tag in ('text', 'code', 'code_block') else ''
    return own + ''.join(words(child) for child in node)


def anchor(heading, taken):
    """The name by which GitHub links to a heading, and we; @taken, a set of those of the page, grows."""
    name = re.sub(r'[^\w\- ]', '', heading.strip().lower()).replace(' ', '-')
    number, unique = 0, name
    while unique in taken:
        number += 1
        unique = f'{name}-{number}'
    taken.add(unique)
    return unique
