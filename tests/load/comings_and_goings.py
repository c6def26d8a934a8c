#!/usr/bin/python3
"""Makes and abandons rooms, and drops sockets at every stage of their lives; then the server must be as before.

Prints what the server holds before and after: memory, file descriptors, threads, rooms, sockets and players.
"""

import argparse
import asyncio
import json
import pathlib
import signal
import struct
import socket as sockets
import subprocess
import sys
import tempfile
import time
import urllib.request

import websockets

PATIENCE = 120.0
AT_ONCE = 250
KEPT = 2  # seconds that the server keeps guests, and rooms where nobody plays yet
UPGRADE = ("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")


class Server:
    def __init__(self, program, data):
        options = ["--listen", "127.0.0.1:0", "--log-level", "warn", "--rooms-a-minute", "1000000",
                   "--sockets-a-minute", "1000000", "--room-idle", "500ms", "--waiting-seat-kept", "500ms",
                   "--handshake-within", "20s",
                   "--guest-idle", f"{KEPT}s", "--waiting-room-kept", f"{KEPT}s"]
        if data:
            options += ["--data", data]
        self.process = subprocess.Popen([program, *options], stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1])

    def metric(self, name):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=PATIENCE) as answer:
            for line in answer.read().decode().splitlines():
                if line.startswith(name + " "):
                    return int(float(line.split()[1]))
        raise KeyError(name)

    def holds(self):
        numbers = {name: self.metric(f"hexcourt_{name}") for name in ("rooms_awake", "sockets", "players")}
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        fields = dict(line.split(":", 1) for line in status.splitlines() if ":" in line)
        numbers["descriptors"] = len(list(pathlib.Path(f"/proc/{self.process.pid}/fd").iterdir()))
        numbers["threads"] = int(fields["Threads"])
        numbers["resident_kb"] = int(fields["VmRSS"].split()[0])
        return numbers

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def masked_text(text):
    payload = text.encode()
    length = struct.pack("!BB", 0x81, 0x80 | len(payload)) if len(payload) < 126 else struct.pack("!BBH", 0x81, 0x80 | 126, len(payload))
    return length + b"\0\0\0\0" + payload


class RawSocket:
    """A connection that goes as far as it is told, and is then reset."""

    async def open(self, port):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)

    async def upgrade(self, path, whole=True):
        text = UPGRADE.format(path=path).encode()
        self.writer.write(text if whole else text[: len(text) // 2])
        if whole:
            await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)

    def say(self, message):
        self.writer.write(masked_text(json.dumps(message)))

    async def hear(self):
        await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)

    def drop(self):
        raw = self.writer.get_extra_info("socket")
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()


async def only_connected(socket, room):
    pass


async def half_a_request(socket, room):
    await socket.upgrade("/ws/lobby", whole=False)


async def upgraded(socket, room):
    await socket.upgrade("/ws/lobby")


async def amid_a_frame(socket, room):
    await socket.upgrade("/ws/lobby")
    socket.writer.write(b"\x81\xfe\x01")


async def in_the_lobby(socket, room):
    await socket.upgrade("/ws/lobby")
    socket.say({"type": "hello", "protocol": 1})
    await socket.hear()


async def in_a_room(socket, room):
    await socket.upgrade(f"/ws/rooms/{room}")
    socket.say({"type": "hello", "protocol": 1})
    await socket.hear()


async def on_a_seat(socket, room):
    await in_a_room(socket, room)
    socket.say({"type": "sit"})


STAGES = [only_connected, half_a_request, upgraded, amid_a_frame, in_the_lobby, in_a_room, on_a_seat]


async def drop_sockets(server, stage, count, room):
    for _ in range(count // AT_ONCE):
        group = [RawSocket() for _ in range(AT_ONCE)]

        async def live(socket):
            await socket.open(server.port)
            await stage(socket, room)

        await asyncio.gather(*[live(socket) for socket in group])
        for socket in group:
            socket.drop()
        await asyncio.sleep(0)


async def make_rooms(server, count):
    async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws/lobby", ping_interval=None, max_size=None) as lobby:
        await lobby.send(json.dumps({"type": "hello", "protocol": 1}))
        rooms = []
        for number in range(count):
            await lobby.send(json.dumps({"type": "create_room", "id": number, "game": ("agon", "hivequeen")[number % 2]}))
            while len(rooms) <= number:
                message = json.loads(await lobby.recv())
                if message["type"] == "ok":
                    rooms.append(message["room"])
                elif message["type"] in ("error", "bye"):
                    sys.exit(f"no room: {message}")
        return rooms


def settle(server, before):
    time.sleep(KEPT + 2)  # the server looks once in a while for what it kept so long
    by = time.monotonic() + PATIENCE
    while True:
        after = server.holds()
        if all(after[name] <= before[name] for name in ("rooms_awake", "sockets", "players", "descriptors", "threads")):
            return after
        if time.monotonic() > by:
            sys.exit(f"not as before: {after}")
        time.sleep(0.1)


def show(when, numbers):
    print(f"{when:34}" + "  ".join(f"{name} {value}" for name, value in numbers.items()), flush=True)


async def run(options, data):
    server = Server(options.server, data)
    before = server.holds()
    show("before", before)
    for number in range(options.rounds):
        await make_rooms(server, options.count)
        show(f"{options.count} rooms made", server.holds())
        show("they were abandoned", settle(server, before))
        for stage in STAGES:
            room = (await make_rooms(server, 1))[0]
            await drop_sockets(server, stage, options.count, room)
            show(f"{options.count} dropped {stage.__name__}", settle(server, before))
    if server.stop() != 0:
        sys.exit("The server did not end well.")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", required=True, help="the program hexcourt-server")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=2, help="memory must not grow from one to the next")
    parser.add_argument("--data", action="store_true", help="with a store on disk")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hexcourt-load-") as directory:
        asyncio.run(run(options, directory if options.data else None))


if __name__ == "__main__":
    main()
