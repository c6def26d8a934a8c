// Redeems a hand-over's code: one socket for one hello.

import { speech } from '../words/words.svelte';
import { socketAddress } from './addresses';
import { frameOf } from './frames';
import { helloText } from './hello';
import type { Refusal, Welcome } from './messages';

export function redeem(code: string): Promise<Welcome | Refusal> {
  return new Promise((resolve) => {
    const socket = new WebSocket(socketAddress('lobby'));
    socket.onopen = () => socket.send(helloText({ code }));
    socket.onmessage = ({ data }) => {
      const message = frameOf(data);
      if (message?.type !== 'welcome' && message?.type !== 'error') return;
      resolve(message);
      socket.close();
    };
    socket.onclose = () =>
      resolve({ type: 'error', code: 'line_lost', message: speech.words.clock.lineLost });
  });
}
