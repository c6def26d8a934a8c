// The rules core's side of WebAssembly: texts into its memory, answers out of it. rules/exports.cpp is the other end.

import type { GameInfo, Setting, Settings } from '../net/messages';
import type { RuleRefusal, Rules, Standing, Step } from './rules';

interface Core {
  memory: WebAssembly.Memory;
  allocate(size: number): number;
  release(address: number): void;
  answer(): number;
  games(): number;
  open(...texts: number[]): number;
  apply(...texts: number[]): number;
}

export function rulesOf(instance: WebAssembly.Instance): Rules {
  const core = instance.exports as unknown as Core & { _initialize(): void };
  core._initialize();
  return {
    games: () => answerOf(core, core.games) as GameInfo[],
    open: (game, settings, position) =>
      answerOf(core, core.open, game, linesOf(settings), position) as Standing | RuleRefusal,
    apply: (game, settings, position, action) =>
      answerOf(core, core.apply, game, linesOf(settings), position, action) as Step | RuleRefusal,
  };
}

function answerOf(
  core: Core,
  ask: (...texts: number[]) => number,
  ...texts: (string | undefined)[]
): unknown {
  const given: number[] = [];
  try {
    for (const text of texts) given.push(...placed(core, text));
    const size = ask(...given);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.answer(), size)));
  } finally {
    for (let i = 0; i < given.length; i += 2) core.release(given[i]!);
  }
}

/** Where a text is and its size in bytes; nowhere for none. */
function placed(core: Core, text: string | undefined): [number, number] {
  if (text === undefined) return [0, 0];
  const bytes = new TextEncoder().encode(text);
  const address = core.allocate(bytes.length);
  new Uint8Array(core.memory.buffer, address, bytes.length).set(bytes);
  return [address, bytes.length];
}

const linesOf = (settings: Settings) =>
  Object.entries(settings)
    .map(([key, value]) => `${inOneLine(key)}=${written(value)}`)
    .join('\n');

const written = (value: Setting) => (typeof value === 'string' ? `"${inOneLine(value)}"` : String(value));

/** No setting has a line's end in its key or value: this one is refused, and the refusal shows it. */
const inOneLine = (text: string) => text.replaceAll('\n', '\u2424');
