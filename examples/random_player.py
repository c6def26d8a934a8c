"""Takes a seat in a room and plays at random: random_player.py URL ROOM   (needs python3-websockets)"""
import asyncio, json, random, sys
try:
    from websockets import connect
except ImportError:
    sys.exit("The package websockets is missing: apt-get install python3-websockets, or pip install websockets.")

async def play(url, room):
    place = url.rstrip("/").replace("http", "ws", 1) + "/ws/rooms/" + room
    async with connect(place) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "name": "Python"}))
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "welcome":
                me = message["player"]["id"]
                await socket.send(json.dumps({"type": "sit"}))
            if message["type"] in ("error", "bye"):
                sys.exit(message["message"])
            if message["type"] != "state" or message["status"] == "waiting":
                continue
            if message["result"]:
                print(message["result"]["outcome"], message["result"]["reason"])
                return
            if message["players"][message["to_act"]]["id"] == me:
                action = random.choice(message["legal"])
                await socket.send(json.dumps({"type": "act", "action": action, "ply": message["ply"]}))

if len(sys.argv) != 3:
    sys.exit("usage: random_player.py URL ROOM")
try:
    asyncio.run(play(sys.argv[1], sys.argv[2]))
except OSError as failure:
    sys.exit(f"No connection to {sys.argv[1]}: {failure}")
