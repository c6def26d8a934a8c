"""The example clients in examples/ play each other on a real server, and the README shows them as they are.

examples_test.py SERVER: SERVER is the hexcourt-server executable.
"""
import asyncio
import json
import os
import pathlib
import subprocess
import sys
import unittest

from websockets import connect

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = {"js": ("node", ROOT / "examples/random_player.js"), "python": (sys.executable, ROOT / "examples/random_player.py")}
PATIENCE_S = 120
SERVER = sys.argv.pop(1)


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
        # Debian's package of `ws` lies where only its own Node looks.
        environment = dict(os.environ, NODE_PATH="/usr/share/nodejs")
        players = [subprocess.Popen([program, str(script), self.url, room], stdout=subprocess.PIPE, text=True,
                                    env=environment) for program, script in EXAMPLES.values()]
        results = [player.communicate(timeout=PATIENCE_S)[0].split() for player in players]
        self.assertEqual([player.returncode for player in players], [0, 0])
        self.assertEqual(results[0], results[1])
        self.assertEqual(len(results[0]), 2, results)

    def test_stand_in_the_readme_as_they_are(self):
        readme = (ROOT / "README.md").read_text()
        for language, (_, script) in EXAMPLES.items():
            self.assertIn(f"```{language}\n{script.read_text().rstrip()}\n```", readme)


unittest.main()
