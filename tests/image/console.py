#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Logs in at the serial console of an emulated machine, runs a command there as root, and waits until the
machine powers off. What the console says goes to standard output.

usage: console.py SECONDS NAME PASSWORD COMMAND EMULATOR [ARGUMENT]...

Exit: 0 when the emulator ended by itself, with the command begun; 1 when it did not within SECONDS.
"""
import os
import select
import subprocess
import sys
import time

# What is waited for, and what is then typed, in turn.
LOGIN, PASSWORD, PROMPT, SUDO = b'login: ', b'Password: ', b'$ ', b'[sudo] password for '


def dialogue(name, password, command):
    return [(LOGIN, name), (PASSWORD, password), (PROMPT, f'sudo {command}'), (SUDO, password)]


class Console:
    def __init__(self, emulator, seconds):
        self.emulator = emulator
        self.end = time.monotonic() + seconds
        self.unread = b''

    def read(self):
        """False at the console's end, and when the time is over."""
        ready, _, _ = select.select([self.emulator.stdout], [], [], max(0, self.end - time.monotonic()))
        said = os.read(self.emulator.stdout.fileno(), 65536) if ready else b''
        sys.stdout.buffer.write(said)
        sys.stdout.flush()
        self.unread += said
        return bool(said)

    def answer(self, asked, text):
        while asked not in self.unread:
            if not self.read():
                return False
        self.unread = self.unread.split(asked, 1)[1]
        self.emulator.stdin.write(text.encode() + b'\n')
        self.emulator.stdin.flush()
        return True

    def talk(self, lines):
        if not all(self.answer(asked, text) for asked, text in lines):
            return False
        while self.read():
            self.unread = b''
        return self.emulator.poll() is not None or time.monotonic() < self.end


def main():
    seconds, name, password, command, *emulator = sys.argv[1:]
    with subprocess.Popen(emulator, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        ended = Console(process, float(seconds)).talk(dialogue(name, password, command))
        if not ended:
            process.kill()
    return 0 if ended and process.returncode == 0 else 1


if __name__ == '__main__':
    sys.exit(main())
