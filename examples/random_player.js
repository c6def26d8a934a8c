// Takes a seat in a room and plays at random: node random_player.js URL ROOM   (Node 22, or any with the package ws)
const Socket = globalThis.WebSocket ?? require("ws");

const [url, room] = process.argv.slice(2);
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

socket.onopen = () => send({ type: "hello", protocol: 1, name: "JavaScript" });
socket.onmessage = (event) => {
  const message = JSON.parse(event.data);
  answers[message.type]?.(message);
};
