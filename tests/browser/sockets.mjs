// People who play by sockets alone: games that only have to be there. All of them are in one page of the server's that
// runs nothing of its own, for Node 18 has no WebSocket.

export class Company {
  #page;

  static async at(server, browser) {
    const company = new Company();
    const person = await browser.person('Company');
    company.#page = person.page;
    await person.page.goto(`${server.url}favicon.svg`);
    await person.page.evaluate(equip);
    return company;
  }
  /** Makes a room by `wish`, seats two people and plays `actions`; all stay. Returns {room, invite}. */
  game(wish, actions = [], names = ['Wanda', 'Bert']) {
    return this.#page.evaluate(({ wish, actions, names }) => window.game(wish, actions, names), {
      wish,
      actions,
      names,
    });
  }
  /** Makes a room in which one player waits. */
  waiting(wish, name = 'Wanda', side = 'white') {
    return this.#page.evaluate(({ wish, name, side }) => window.waiting(wish, name, side), {
      wish,
      name,
      side,
    });
  }
  /** Looks for an opponent. */
  seek(wish, name = 'Wanda') {
    return this.#page.evaluate(({ wish, name }) => window.seek(wish, name), {
      wish,
      name,
    });
  }
  /** Goes on in a room of `game`, each action by whoever is to act. */
  play({ room }, actions) {
    return this.#page.evaluate(({ room, actions }) => window.play(room, actions), { room, actions });
  }
  /** What a player of the room says to the server: `ask(place, 'white', { type: 'resign' })`. */
  ask({ room }, side, request) {
    return this.#page.evaluate(({ room, side, request }) => window.rooms[room][side].ask(request), {
      room,
      side,
      request,
    });
  }
}

/** Runs inside the page. */
function equip() {
  window.rooms = {};
  window.wire = (path, hello) =>
    new Promise((opened, failed) => {
      const socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')));
      const asked = new Map();
      const looking = new Set();
      const wire = { state: null, ask, until };
      function ask(request) {
        const id = asked.size + 1;
        socket.send(JSON.stringify({ ...request, id }));
        return new Promise((answered, refused) =>
          asked.set(id, (heard) =>
            heard.type === 'ok' ? answered(heard) : refused(new Error(heard.message)),
          ),
        );
      }
      function until(seen) {
        if (wire.state && seen(wire.state)) return Promise.resolve(wire.state);
        return new Promise((found) => looking.add({ seen, found }));
      }
      socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, ...hello }));
      socket.onerror = () => failed(new Error(`no connection to ${path}`));
      socket.onmessage = ({ data }) => {
        const heard = JSON.parse(data);
        if (heard.type === 'welcome') opened(wire);
        if (heard.re !== undefined) asked.get(heard.re)?.(heard);
        if (heard.type !== 'state') return;
        wire.state = heard;
        for (const look of looking) if (look.seen(heard) && looking.delete(look)) look.found(heard);
      };
    });
  const make = async (wish) => {
    const host = await wire('/ws/lobby', { name: 'Host' });
    const { room, invite = null } = await host.ask({
      type: 'create_room',
      first: 'guest',
      ...wish,
    });
    return { room, invite };
  };
  const sit = async ({ room, invite }, side, name) => {
    const player = await wire(`/ws/rooms/${room}`, {
      name,
      ...(invite ? { invite } : {}),
    });
    await player.ask({ type: 'sit', side });
    (window.rooms[room] ??= {})[side] = player;
  };
  window.waiting = async (wish, name, side) => {
    const place = await make(wish);
    await sit(place, side, name);
    return place;
  };
  window.game = async (wish, actions, [white, black]) => {
    const place = await make(wish);
    await sit(place, 'white', white);
    await sit(place, 'black', black);
    await window.play(place.room, actions);
    return place;
  };
  window.play = async (room, actions) => {
    const { white } = window.rooms[room];
    let { ply } = await white.until((state) => state.status === 'playing');
    for (const action of actions) {
      const { to_act } = await white.until((state) => state.ply === ply);
      await window.rooms[room][to_act].ask({ type: 'act', action, ply });
      ++ply;
    }
    await white.until((state) => state.ply === ply);
  };
  window.seek = async (wish, name) => {
    const host = await wire('/ws/lobby', { name });
    await host.ask({ type: 'seek', ...wish });
  };
}
