#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Clients of the LiveChess port that mean no good, or do not know better.

usage: strangers.py WHAT PORT [PID]

WHAT is a function below. Exit: 0, or 1 after what went otherwise than it must.
"""

import os
import socket
import struct
import sys
import threading
import time

PORT = int(sys.argv[2])
PATIENCE = 30  # s
EBOARDS = b'{"id":1,"call":"eboards"}'


def connect():
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", PORT), PATIENCE)
        except ConnectionRefusedError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def head(connection):
    """The answer's status and headers; what follows stays unread."""
    text = b""
    while b"\r\n\r\n" not in text:
        byte = connection.recv(1)
        if not byte:
            break
        text += byte
    return text.decode()


def upgrade(origin=None, host=f"127.0.0.1:{PORT}"):
    """A connection, and the status that its request for a WebSocket got."""
    connection = connect()
    lines = [
        "GET /api/v1.0 HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    if origin is not None:
        lines.append(f"Origin: {origin}")
    connection.sendall("\r\n".join(lines + ["", ""]).encode())
    return connection, int(head(connection).split()[1])


def frame(payload, opcode=1, final=True, masked=True):
    first = opcode | (0x80 if final else 0)
    mask = b"\1\2\3\4"
    bit = 0x80 if masked else 0
    if len(payload) < 126:
        header = struct.pack("!BB", first, bit | len(payload))
    elif len(payload) < 65536:
        header = struct.pack("!BBH", first, bit | 126, len(payload))
    else:
        header = struct.pack("!BBQ", first, bit | 127, len(payload))
    if not masked:
        return header + payload
    return header + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))


def receive(connection):
    """The next frame's opcode and payload, or None where the connection has ended."""

    def read(count):
        data = b""
        while len(data) < count:
            part = connection.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    try:
        first, size = read(2)
        if size == 126:
            size = struct.unpack("!H", read(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", read(8))[0]
        return first & 15, read(size)
    except (EOFError, ConnectionResetError):
        return None


def expect(what, is_so):
    if not is_so:
        print(what)
        sys.exit(1)


def is_served():
    connection, status = upgrade()
    expect(f"a client that behaves got {status}", status == 101)
    connection.sendall(frame(EBOARDS))
    answer = receive(connection)
    expect(f"a client that behaves was told {answer}", answer and b'"response":"call"' in answer[1])
    connection.close()


def origins():
    for origin, status in {
        None: 101,
        "https://lichess.org": 101,
        "https://www.chess.com": 101,
        "http://localhost:3000": 101,
        "http://127.0.0.1": 101,
        "https://evil.example": 403,
        "https://lichess.org.evil.example": 403,
        "http://lichess.org": 403,
        "http://localhost.evil.example": 403,
        "null": 403,
        "": 403,
    }.items():
        got = upgrade(origin)[1]
        expect(f"origin {origin} got {got}, not {status}", got == status)


def hosts():
    for host, status in {
        f"localhost:{PORT}": 101,
        f"[::1]:{PORT}": 101,
        "192.168.1.7": 101,
        "evil.example": 421,
        f"lichess.org:{PORT}": 421,
    }.items():
        got = upgrade(host=host)[1]
        expect(f"host {host} got {got}, not {status}", got == status)


def requests():
    for request, status in {
        b"GET /api/v1.0/eboards HTTP/1.1\r\nHost: localhost\r\n\r\n": 200,
        b"GET /api/v1.0/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n": 400,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n": 404,
        b"DELETE /api/v1.0/eboards HTTP/1.1\r\nHost: localhost\r\n\r\n": 405,
        b"POST /api/v1.0/eboards HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n[1,2,3,4]": 405,
        b"GET /api/v1.0/eboards HTTP/1.1\r\n\r\n": 400,
        b"nonsense\r\n\r\n": 400,
    }.items():
        connection = connect()
        connection.sendall(request)
        got = head(connection).split()
        expect(f"{request} got {got}, not {status}", len(got) > 1 and int(got[1]) == status)
        connection.close()
    connection = connect()
    try:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        for _ in range(64):
            connection.sendall(b"X: " + b"y" * 8000 + b"\r\n")
        got = head(connection)
    except (BrokenPipeError, ConnectionResetError):
        got = ""
    expect(f"a head of 512 KiB got {got}", " 200 " not in got)
    is_served()


def frames():
    for sent in (
        [frame(b"nonsense")],
        [frame(b"")],
        [frame(b'{"id":1,"call":"eboards"', final=False), frame(b"}", opcode=0)],
        [frame(b"\0\1\2", opcode=2)],
        [frame(EBOARDS[:-1] + b',"x":"' + b"y" * 3000 + b'"}')],
    ):
        connection, _ = upgrade()
        for part in sent:
            connection.sendall(part)
        answer = receive(connection)
        expect(f"{sent[0][:40]} got {answer}", answer and answer[1].startswith(b'{"response":'))
        connection.close()
    for sent in (
        frame(b"x" * 100000),
        frame(EBOARDS, masked=False),
        frame(EBOARDS, opcode=3),
        frame(b"\xff\xfe"),
        struct.pack("!BBQ", 0x81, 0xFF, 1 << 62),
    ):
        connection, _ = upgrade()
        try:
            connection.sendall(sent)
        except (BrokenPipeError, ConnectionResetError):
            continue
        answer = receive(connection)
        expect(f"{sent[:40]} got {answer}", answer is None or answer[0] == 8)
        connection.close()
    is_served()


def half_open():
    silent = [connect() for _ in range(200)]
    for connection in silent[:100]:
        connection.sendall(b"GET /api/v1.0 HTTP/1.1\r\nHost: loc")
    is_served()
    for connection in silent:
        connection.close()
    is_served()


def resident(pid):
    with open(f"/proc/{pid}/status") as status:
        for line in status:
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
    return 0


def keeps_freed_memory(pid):
    """AddressSanitizer holds freed memory back, so that what is resident says nothing."""
    with open(f"/proc/{pid}/maps") as maps:
        return any("/libasan" in line for line in maps)


def never_reads():
    """Asks and asks, and takes no answer: the gateway ends it, and is no larger for it."""
    pid = int(sys.argv[3])
    before = resident(pid)
    connection, _ = upgrade()
    block = frame(EBOARDS) * 100
    cut_off = False
    deadline = time.monotonic() + PATIENCE
    while not cut_off and time.monotonic() < deadline:
        try:
            connection.sendall(block)
        except (BrokenPipeError, ConnectionResetError):
            cut_off = True
    expect("a client that reads nothing was not cut off", cut_off)
    grown = resident(pid) - before
    expect(f"the gateway has grown by {grown} KiB", grown < 16384 or keeps_freed_memory(pid))
    is_served()


def never_ends():
    """A message of ever more frames, and frames that are none: others are served, and it ends."""
    pid = int(sys.argv[3])
    before = resident(pid)
    cut_off = []

    def send(first, block):
        connection, _ = upgrade()
        deadline = time.monotonic() + PATIENCE
        try:
            connection.sendall(first)
            while time.monotonic() < deadline:
                connection.sendall(block)
        except (BrokenPipeError, ConnectionResetError):
            cut_off.append(block[:2])

    blocks = [
        (frame(b"{", final=False), frame(b" " * 100, opcode=0, final=False) * 500),
        (frame(b"{", final=False), frame(b"", opcode=0, final=False) * 5000),
        (b"", frame(b"p" * 125, opcode=9) * 500),
        (b"", frame(b"p" * 125, opcode=10) * 500),
    ]
    senders = [threading.Thread(target=send, args=block) for block in blocks]
    for sender in senders:
        sender.start()
    is_served()
    for sender in senders:
        sender.join()
    expect(f"only {cut_off} were cut off", len(cut_off) == len(blocks))
    grown = resident(pid) - before
    expect(f"the gateway has grown by {grown} KiB", grown < 16384 or keeps_freed_memory(pid))
    is_served()


def descriptors():
    """Whoever leaves, also without a word, is forgotten."""
    pid = int(sys.argv[3])
    is_served()
    before = len(os.listdir(f"/proc/{pid}/fd"))
    for _ in range(20):
        connections = [upgrade()[0] for _ in range(20)]
        for connection in connections:
            connection.sendall(frame(b"", opcode=8) if connection.fileno() % 2 else b"")
            connection.close()
    deadline = time.monotonic() + PATIENCE
    while len(os.listdir(f"/proc/{pid}/fd")) > before + 2 and time.monotonic() < deadline:
        is_served()
    expect("descriptors are left open", len(os.listdir(f"/proc/{pid}/fd")) <= before + 2)


globals()[sys.argv[1]]()
