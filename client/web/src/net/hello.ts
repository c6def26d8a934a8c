// The first message on every socket.

import { version } from '../../package.json';

export interface Greeting {
  token?: string | null;
  name?: string | null;
  invite?: string | null;
  code?: string | null;
}

export const helloText = (greeting: Greeting): string =>
  JSON.stringify({ type: 'hello', protocol: 1, client: `hexcourt-web ${version}`, ...greeting });
