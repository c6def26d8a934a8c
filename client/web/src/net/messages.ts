// The protocol's messages as TypeScript sees them: protocol/schema says what each member means.

export type Side = 'white' | 'black';
export type Setting = boolean | number | string;
export type Settings = Record<string, Setting>;
export type Proposal = 'draw' | 'takeback' | 'rematch';
export type Status = 'waiting' | 'playing' | 'finished';
export type Outcome = Side | 'draw' | 'none';

/** All times in ms. */
export type TimeControl =
  | { kind: 'fischer'; initial_ms: number; increment_ms: number; cap_ms?: number }
  | { kind: 'byo_yomi'; main_ms: number; periods: number; period_ms: number }
  | { kind: 'per_turn'; turn_ms: number };

export interface SettingSpec {
  key: string;
  sentence: string;
  default: Setting;
  choices?: { value: Setting; sentence: string }[];
  least?: number;
  most?: number;
}
export interface Ruleset {
  name: string;
  sentence: string;
  settings: Settings;
}
export interface GameInfo {
  name: string;
  title: string;
  settings: SettingSpec[];
  rulesets: Ruleset[];
}

export interface Player {
  id: string;
  name: string;
  guest: boolean;
}
export interface Seat {
  id: string;
  name: string;
  present: boolean;
}
export interface Seats<T> {
  white: T | null;
  black: T | null;
}

export interface RoomSummary {
  room: string;
  name: string | null;
  game: string;
  settings: Settings;
  status: Status;
  players: Seats<Seat>;
  position: string;
  ply: number;
  watchers: number;
  created_at: number;
  clock: TimeControl | null;
}
export interface SeekSummary {
  player: Player;
  game: string;
  settings: Settings;
  clock: TimeControl | null;
  side: Side | null;
  since: number;
}

export interface Receipt {
  received_at: number;
  charged_ms: number;
  credited_ms: number;
  gained_ms: number;
  left_ms: number;
}
export interface LastAction {
  side: Side;
  action: string;
  captures: string[];
  receipt?: Receipt;
}
export interface ClockState {
  control: TimeControl;
  white_ms: number;
  black_ms: number;
  white_periods?: number;
  black_periods?: number;
  running: Side | null;
  at: number;
}
export interface Result {
  outcome: Outcome;
  reason: string;
}
export type Facts = Record<string, Setting>;

export interface RoomState {
  type: 'state';
  room: string;
  seq: number;
  game: string;
  settings: Settings;
  status: Status;
  players: Seats<Seat>;
  board: Record<string, string>;
  position: string;
  to_act: Side;
  phase: string;
  ply: number;
  turn: number;
  last: LastAction | null;
  facts: Facts;
  legal?: string[];
  clock: ClockState | null;
  offers: { what: Proposal; by: Side }[];
  claims: string[];
  next_room?: string;
  result: Result | null;
  server_time: number;
}
export interface PresenceSeat extends Seat {
  away_since: number | null;
  leave: 'left' | 'lost' | 'awaited' | null;
  claim_at: number | null;
}
export interface Presence {
  type: 'presence';
  players: Seats<PresenceSeat>;
  watching: number;
  watchers: string[];
}
export interface Chat {
  type: 'chat';
  from: { id: string; name: string };
  text: string;
  at: number;
  group: 'players' | 'watchers';
}

export interface Welcome {
  type: 'welcome';
  player: Player;
  token?: string;
  server: string;
  protocol: number;
  server_time: number;
  games?: GameInfo[];
}
export interface Refusal {
  type: 'error';
  re?: number;
  code: string;
  message: string;
  details?: Record<string, number | string>;
}
export interface Ok {
  type: 'ok';
  re?: number;
  room?: string;
  invite?: string;
  code?: string;
}
/** The socket was lost before the server answered: whether it did what was asked is not known. */
export interface LineLost extends Refusal {
  code: 'line_lost';
}
export type Answer = Ok | Refusal | LineLost;
export const isRefused = (answer: Answer): answer is Refusal => answer.type === 'error';

/** What `create_room` asks for. `game` may be a named ruleset; no clock: a game without one. */
export interface RoomWish {
  game: string;
  settings?: Settings | null;
  position?: string | null;
  clock?: TimeControl | null;
  first?: 'host' | 'guest' | 'random' | null;
  visibility?: 'public' | 'private' | null;
  name?: string | null;
}
export interface SeekWish {
  game: string;
  settings?: Settings | null;
  clock?: TimeControl | null;
  side?: Side | null;
}

export interface Bye {
  type: 'bye';
  code: 'going_away' | 'replaced' | 'removed' | 'too_slow' | 'silent' | 'limits' | 'no_such_room';
  message: string;
  retry: boolean;
}
export interface Pong {
  type: 'pong';
  t: number;
  server_time: number;
}
export interface LobbyList {
  type: 'lobby';
  rooms: RoomSummary[];
  seeks: SeekSummary[];
  players: number;
}
export interface LobbyUpdate {
  type: 'lobby_update';
  rooms: RoomSummary[];
  removed: string[];
  seeks?: SeekSummary[];
  players: number;
}
export interface Matched {
  type: 'matched';
  room: string;
}
export type ServerMessage =
  Welcome | Pong | Ok | Refusal | Bye | LobbyList | LobbyUpdate | Matched | RoomState | Presence | Chat;
