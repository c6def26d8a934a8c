#!/usr/bin/python3
"""What rooms that are over cost a server: the time to start, memory, and the time to open one of them.

Prints a line for each number of rooms in the store.
"""

import argparse
import asyncio
import json
import pathlib
import signal
import subprocess
import tempfile
import time

import websockets


def started(program, directory):
    began = time.monotonic()
    process = subprocess.Popen([program, "--listen", "127.0.0.1:0", "--data", directory, "--log-level", "warn"],
                               stdout=subprocess.PIPE, text=True)
    port = int(process.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1])
    return process, port, time.monotonic() - began


def resident_kb(process):
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


async def opened(port, room):
    """Seconds from the connection to the state."""
    began = time.monotonic()
    async with websockets.connect(f"ws://127.0.0.1:{port}/ws/rooms/{room}", ping_interval=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1}))
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "state":
                assert message["status"] == "finished" and message["ply"] == 40, message
                return time.monotonic() - began


def measure(options, count):
    with tempfile.TemporaryDirectory(prefix="hexcourt-stored-") as directory:
        filled = subprocess.run([options.fill, directory, str(count)], check=True, capture_output=True, text=True)
        rooms = filled.stdout.split()
        process, port, start = started(options.server, directory)
        before = resident_kb(process)
        opening = [asyncio.run(opened(port, room)) for room in rooms]
        after = resident_kb(process)
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
        size = sum(file.stat().st_size for file in pathlib.Path(directory).iterdir())
    times = " ".join(f"{seconds * 1000:.1f}" for seconds in opening)
    print(f"{count} rooms ({size / 1e6:.1f} MB on disk): started in {start * 1000:.0f} ms, resident {before} kB, "
          f"after opening three {after} kB; opened the first, a middle one and the last in {times} ms", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", required=True, help="the program hexcourt-server")
    parser.add_argument("--fill", required=True, help="the program hexcourt_finished_rooms")
    parser.add_argument("counts", nargs="*", type=int, default=[1000, 100_000])
    options = parser.parse_args()
    for count in options.counts:
        measure(options, count)


if __name__ == "__main__":
    main()
