/** How the connection to a place is. `retryAt` is a Date.now(). */
export type Line =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'waiting'; retryAt: number }
  /** A newer socket of this player took over: another tab or device. */
  | { kind: 'replaced' }
  /** The server said not to come back, and why. */
  | { kind: 'stopped'; why: string };
