// Takes a seat in a room and plays at random: node random_player.js URL ROOM   (Node 22, or any with the package ws)
const [url, room] = process.argv.slice(2);
if (!room) end("usage: node random_player.js URL ROOM");
const Socket = globalThis.WebSocket ?? fromPackage();
const socket = new Socket(url.replace(/\/$/, "").replace(/^http/, "ws") + "/ws/rooms/" + room);
const send = (message) => socket.send(JSON.stringify(message));
let me;

const answers = {
  welcome(message) {
    me = message.player.id;
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
  error: giveUp,
  bye: giveUp,
};

function giveUp({ message }) {
  console.error(message);
  process.exitCode = 1;
  socket.close();
}

function end(why) {
  console.error(why);
  process.exit(1);
}

function fromPackage() {
  try {
    return require("ws");
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    end("This Node has no WebSocket: take Node 22 or newer, or install the package ws (npm install ws).");
  }
}

socket.onerror = ({ message }) => end(`No connection to ${url}: ${message}`);
socket.onopen = () => send({ type: "hello", protocol: 1, name: "JavaScript" });
socket.onmessage = (event) => {
  const message = JSON.parse(event.data);
  answers[message.type]?.(message);
};
