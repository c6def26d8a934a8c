import { shell } from './en/shell';
import { lobby } from './en/lobby';
import { room } from './en/room';
import { board } from './en/board';
import { replay } from './en/replay';
import { hotseat } from './en/hotseat';
import { learn } from './en/learn';
import { clock } from './en/clock';
import { turns } from './en/turns';

/** All that the page says in English, but what a game says of itself (games/<name>/words). */
export const en = { shell, lobby, room, board, replay, hotseat, learn, clock, turns };
export type Words = typeof en;
