import { shell } from './de/shell';
import { lobby } from './de/lobby';
import { room } from './de/room';
import { board } from './de/board';
import { replay } from './de/replay';
import { hotseat } from './de/hotseat';
import { learn } from './de/learn';
import { clock } from './de/clock';
import { turns } from './de/turns';
import type { Words } from './en';

export const de: Words = { shell, lobby, room, board, replay, hotseat, learn, clock, turns };
