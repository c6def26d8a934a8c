// Takes a seat in a room and plays at random: node random_player.js URL ROOM   (Node 22, or any with the package ws)
const [url, room] = process.argv.slice(2);
const end = (why) => { console.error(why); process.exit(1); };
if (!room) end("usage: node random_player.js URL ROOM");
let Socket = globalThis.WebSocket;
try {
  Socket ??= require("ws");
} catch {
  end("This Node has no WebSocket: take Node 22 or newer, or install the package ws (npm install ws).");
}
const socket = new Socket(url.replace(/\/$/, "").replace(/^http/, "ws") + "/ws/rooms/" + room);
const send = (message) => socket.send(JSON.stringify(message));
let me;
const answers = {
  welcome({ player }) {
    me = player.id;
    send({ type: "sit" });
  },
  state({ status, result, players, to_act, legal, ply }) {
    if (result) {
      console.log(result.outcome, result.reason);
      socket.close();
    } else if (status === "playing" && players[to_act].id === me) {
      send({ type: "act", action: legal[Math.floor(Math.random() * legal.length)], ply });
    }
  },
  error: ({ message }) => end(message),
  bye: ({ message }) => end(message),
};
socket.onerror = ({ message }) => end(`No connection to ${url}: ${message}`);
socket.onopen = () => send({ type: "hello", protocol: 1, name: "JavaScript" });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  answers[message.type]?.(message);
};
