"""The example clients in examples/ play each other on a real server, and the README shows them as they are.

examples_test.py SERVER: SERVER is the hexcourt-server executable.
"""
import asyncio
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

from websockets import connect

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = {"js": ("node", ROOT / "examples/random_player.js"), "python": (sys.executable, ROOT / "examples/random_player.py")}
PATIENCE_S = 120
SERVER = sys.argv.pop(1)
# Debian's package of `ws` lies where only its own Node looks.
ENVIRONMENT = dict(os.environ, NODE_PATH="/usr/share/nodejs")
# What makes any Node one that has neither a WebSocket nor the package.
BARE_NODE = """
delete globalThis.WebSocket;
const { Module } = require("module");
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...more) => resolve(name === "ws" ? "./no-such-file" : name, ...more);
"""


async def make_room(url):
    async with connect(url.replace("http", "ws", 1) + "ws/lobby") as lobby:
        await lobby.send(json.dumps({"type": "hello", "protocol": 1}))
        # A game that is drawn as soon as a position comes back, so that playing at random ends.
        wish = {"type": "create_room", "id": 1, "game": "hivequeen", "settings": {"draw_after": 2}}
        await lobby.send(json.dumps(wish))
        async for frame in lobby:
            message = json.loads(frame)
            if message.get("re") == 1:
                return message["room"]


class Examples(unittest.TestCase):
    def setUp(self):
        self.server = subprocess.Popen([SERVER, "--listen", "127.0.0.1:0", "--log-level", "error"],
                                       stdout=subprocess.PIPE, text=True)
        self.url = self.server.stdout.readline().strip()

    def tearDown(self):
        self.server.terminate()
        self.assertEqual(self.server.wait(PATIENCE_S), 0)
        self.server.stdout.close()

    def test_play_each_other_to_the_end(self):
        room = asyncio.run(make_room(self.url))
        players = [subprocess.Popen([program, str(script), self.url, room], stdout=subprocess.PIPE, text=True,
                                    env=ENVIRONMENT) for program, script in EXAMPLES.values()]
        results = [player.communicate(timeout=PATIENCE_S)[0].split() for player in players]
        self.assertEqual([player.returncode for player in players], [0, 0])
        self.assertEqual(results[0], results[1])
        self.assertEqual(len(results[0]), 2, results)

    def assert_ends(self, command, why):
        ended = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=PATIENCE_S,
                               env=ENVIRONMENT)
        self.assertEqual((ended.returncode, ended.stdout), (1, ""), command)
        self.assertRegex(ended.stderr, f"^{why}[^\\n]*\\n$")

    def test_say_in_one_sentence_what_to_install(self):
        (node, script), (python, its_script) = EXAMPLES.values()
        with tempfile.NamedTemporaryFile("w", suffix=".js") as bare:
            bare.write(BARE_NODE)
            bare.flush()
            self.assert_ends([node, "--require", bare.name, script, self.url, "r"], "This Node has no WebSocket: .* ws ")
        without_packages = "-S"
        self.assert_ends([python, without_packages, its_script, self.url, "r"], "The package websockets is missing: ")

    def test_say_in_one_sentence_what_to_type_and_that_nobody_answers(self):
        for program, script in EXAMPLES.values():
            self.assert_ends([program, script], "usage: .*random_player.* URL ROOM")
            self.assert_ends([program, script, "http://127.0.0.1:1", "r"], "No connection to http://127.0.0.1:1: ")

    def test_stand_in_the_readme_as_they_are(self):
        readme = (ROOT / "README.md").read_text()
        for language, (_, script) in EXAMPLES.items():
            self.assertIn(f"```{language}\n{script.read_text().rstrip()}\n```", readme)


unittest.main()
