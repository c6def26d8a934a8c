#!/usr/bin/python3
"""Kills the server at random instants while games are played in many rooms, and starts it again.

Every action that was acknowledged must be there afterwards, in its order and once; every game must go on; and
no clock may have been charged for the time that the server was down. Prints what it counted.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
import urllib.request

import websockets

PATIENCE = 60.0  # seconds that anything may take
GAMES = ["hivequeen", "agon", "agon-original", "way-to-play", "botermans", "queens-and-guards"]
CLOCKS = [
    {"kind": "fischer", "initial_ms": 3_600_000, "increment_ms": 2_000},
    {"kind": "byo_yomi", "main_ms": 600_000, "periods": 5, "period_ms": 600_000},
    {"kind": "per_turn", "turn_ms": 86_400_000},
]
# The clock of this process and that of the server are the same machine's, read a moment apart.
SLACK_MS = 100


def milliseconds():
    return time.time_ns() // 1_000_000


class Server:
    """The program, on one directory and one port, through all its lives."""

    def __init__(self, program, directory):
        self.program = program
        self.directory = directory
        self.port = 0
        self.process = None
        self.over = False  # nobody need come back any more
        self.down = []  # [killed at, started again at], in ms

    async def start(self):
        if self.down:
            self.down[-1].append(milliseconds())
        self.process = await asyncio.create_subprocess_exec(
            self.program, "--listen", f"127.0.0.1:{self.port}", "--data", self.directory, "--log-level", "warn",
            "--rooms-a-minute", "1000000", "--sockets-a-minute", "1000000", stdout=asyncio.subprocess.PIPE)
        line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        if not line:
            sys.exit("The server did not start.")
        self.port = int(line.decode().strip().rstrip("/").rsplit(":", 1)[1])

    async def end(self, how):
        self.process.send_signal(how)
        await asyncio.wait_for(self.process.wait(), PATIENCE)

    async def kill(self):
        await self.end(signal.SIGKILL)
        self.down.append([milliseconds()])

    def socket(self, path):
        return websockets.connect(f"ws://127.0.0.1:{self.port}/ws/{path}", ping_interval=None, open_timeout=5,
                                  close_timeout=1, compression=None)

    def record(self, room):
        address = f"http://127.0.0.1:{self.port}/api/v1/rooms/{room}/record?format=json"
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return json.load(answer)


class Table:
    """One room: what was acknowledged there, and how far the game is."""

    def __init__(self, room):
        self.room = room
        self.acknowledged = {}  # ply -> action
        self.ply = 0
        self.result = None


class Player:
    """Plays one side of a table at random, and comes back whenever the line is lost."""

    def __init__(self, server, table, side, chance):
        self.server, self.table, self.side, self.chance = server, table, side, chance
        self.token = None
        self.id = None
        self.seated = False
        self.sent = None  # (ply, action), until it is acknowledged
        self.state = None  # the newest one of this connection
        self.least = 0  # the ply that every state of this connection has reached
        self.resent = 0

    async def play(self):
        while self.table.result is None and not self.server.over:
            try:
                async with self.server.socket(f"rooms/{self.table.room}") as socket:
                    await self.converse(socket)
            except (OSError, asyncio.TimeoutError, websockets.exceptions.WebSocketException):
                await asyncio.sleep(self.chance.uniform(0.01, 0.1))

    async def converse(self, socket):
        self.state = None
        self.least = max(self.table.acknowledged, default=-1) + 1
        hello = {"type": "hello", "protocol": 1, "name": self.side}
        if self.token:
            hello["token"] = self.token
        await socket.send(json.dumps(hello))
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "welcome":
                self.welcome(message)
                await socket.send(json.dumps({"type": "sit", "side": self.side}))
                if self.sent:
                    self.resent += 1
                    await self.send(socket)
            elif message["type"] == "ok":
                self.take_acknowledgement(message["re"])
                await self.act_if_it_is_my_turn(socket)
            elif message["type"] == "error":
                raise AssertionError(f"room {self.table.room}, {self.side}: refused: {message}")
            elif message["type"] == "state" and await self.look(socket, message):
                return

    def welcome(self, message):
        # Whoever was shown on a seat is known for good; before that nothing was promised.
        if "token" in message and self.seated:
            raise AssertionError(f"room {self.table.room}: the server has forgotten {self.side}")
        self.token = message.get("token", self.token)
        self.id = message["player"]["id"]

    def take_acknowledgement(self, ply):
        if self.sent and self.sent[0] == ply:
            self.table.acknowledged[ply] = self.sent[1]
            self.least = max(self.least, ply + 1)
            self.sent = None

    async def look(self, socket, state):
        """Whether the game is over."""
        table = self.table
        if state["ply"] < self.least:
            raise AssertionError(f"room {table.room}: at ply {state['ply']}, where {self.least} had been reached")
        table.ply = max(table.ply, state["ply"])
        seat = state["players"][self.side]
        self.seated = self.seated or (seat is not None and seat["id"] == self.id)
        if state["status"] == "finished":
            table.result = state["result"]
            return True
        self.state = state
        await self.act_if_it_is_my_turn(socket)
        return False

    async def act_if_it_is_my_turn(self, socket):
        # The answer to an action that was sent again may come after a state in which it is this side's turn again.
        state = self.state
        if state is None or self.sent or state["ply"] in self.table.acknowledged:
            return
        if state["status"] == "playing" and state["to_act"] == self.side and state["legal"]:
            self.sent = (state["ply"], self.chance.choice(state["legal"]))
            await self.send(socket)

    async def send(self, socket):
        ply, action = self.sent
        await socket.send(json.dumps({"type": "act", "action": action, "ply": ply, "id": ply}))


class House:
    """Keeps so many rooms busy: where a game ends, the next one begins."""

    def __init__(self, server, rooms, seed):
        self.server = server
        self.chance = random.Random(seed)
        self.size = rooms
        self.tables = []
        self.over = []
        self.players = []
        self.tasks = {}

    async def make_room(self):
        number = len(self.tables) + len(self.over)
        wish = {"type": "create_room", "id": 1, "game": GAMES[number % len(GAMES)],
                "clock": CLOCKS[number % len(CLOCKS)]}
        while True:
            try:
                async with self.server.socket("lobby") as socket:
                    await socket.send(json.dumps({"type": "hello", "protocol": 1}))
                    await socket.send(json.dumps(wish))
                    async for frame in socket:
                        message = json.loads(frame)
                        if message["type"] == "error":
                            raise AssertionError(f"no room: {message}")
                        if message["type"] == "ok":
                            return message["room"]
            except (OSError, asyncio.TimeoutError, websockets.exceptions.WebSocketException):
                await asyncio.sleep(0.05)

    async def fill(self):
        for table in [table for table in self.tables if table.result is not None]:
            self.tables.remove(table)
            self.over.append(table)
        while len(self.tables) < self.size:
            table = Table(await self.make_room())
            self.tables.append(table)
            for side in ("white", "black"):
                player = Player(self.server, table, side, random.Random(self.chance.random()))
                self.players.append(player)
                self.tasks[asyncio.create_task(player.play())] = table

    def look_for_failures(self):
        for task in [task for task in self.tasks if task.done()]:
            del self.tasks[task]
            task.result()

    async def every_game_goes_on(self):
        before = {table: table.ply for table in self.tables}
        by = time.monotonic() + PATIENCE
        while any(table.result is None and table.ply == ply for table, ply in before.items()):
            self.look_for_failures()
            if time.monotonic() > by:
                still = [table.room for table, ply in before.items() if table.result is None and table.ply == ply]
                raise AssertionError(f"these games do not go on: {still}")
            await asyncio.sleep(0.01)

    async def leave(self):
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def overlap(begin, end, intervals):
    return sum(max(0, min(end, until) - max(begin, since)) for since, until in intervals)


def check_record(table, record, down):
    """Holds a record against what was acknowledged, and its receipts against the time. Returns the actions."""
    where = f"room {table.room}"
    events = record["events"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1)), f"{where}: a gap in the events"
    acted = [event for event in events if event["event"] == "acted"]
    for ply, action in table.acknowledged.items():
        assert ply < len(acted) and acted[ply]["action"] == action, f"{where}: ply {ply}, {action} was acknowledged"
    assert len(acted) >= table.ply, f"{where}: {len(acted)} actions, but ply {table.ply} was shown"
    seated = [event for event in events if event["event"] == "seated"]
    since = seated[-1]["at"]
    forgiven = []
    for event in events:
        if event["event"] == "server_was_down":
            forgiven.append((event["since"], event["at"]))
        if event["event"] == "acted":
            cost = event["charged_ms"] + event["credited_ms"]
            assert cost == event["at"] - since - overlap(since, event["at"], forgiven), f"{where}: {event}"
            up = event["at"] - since - overlap(since, event["at"], down)
            assert cost <= up + SLACK_MS, f"{where}: charged {cost} ms of {up} ms for which the server ran: {event}"
            since = event["at"]
    return len(acted)


async def run(options, directory):
    server = Server(options.server, directory)
    try:
        await play(options, server)
    finally:
        server.over = True
        if server.process and server.process.returncode is None:
            await server.kill()


async def play(options, server):
    await server.start()
    house = House(server, options.rooms, options.seed)
    chance = random.Random(options.seed)
    began = time.monotonic()
    kills = 0
    await house.fill()
    while kills < options.kills and time.monotonic() - began < options.seconds:
        await house.every_game_goes_on()
        await asyncio.sleep(chance.uniform(0, 0.3))
        await server.kill()
        kills += 1
        await asyncio.sleep(chance.uniform(0, 0.5))
        await server.start()
        await house.fill()
    await house.every_game_goes_on()
    await house.leave()
    tables = house.over + house.tables
    actions = sum(check_record(table, server.record(table.room), server.down) for table in tables)
    acknowledged = sum(len(table.acknowledged) for table in tables)
    await server.end(signal.SIGTERM)
    down = sum(until - since for since, until in server.down)
    print(f"killed {kills} times in {time.monotonic() - began:.0f} s, down for {down} ms in all")
    print(f"rooms {len(tables)}, of which finished {len(house.over)}")
    print(f"actions acknowledged {acknowledged}, sent again {sum(player.resent for player in house.players)}")
    print(f"actions in the records {actions}; lost 0, doubled 0, clocks charged for the time down 0")
    if kills < options.kills:
        sys.exit(f"only {kills} of {options.kills} kills in {options.seconds} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", required=True, help="the program hexcourt-server")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=600, help="end after so long at the latest")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hexcourt-crash-") as directory:
        asyncio.run(run(options, directory))


if __name__ == "__main__":
    main()
