// What a connection needs of the browser, so that a test can put something else in its place.

import { socketAddress } from './addresses';
import { identity, type Identity } from './identity';
import { onWaking } from './waking';

export interface World {
  open(place: string): WebSocket;
  /** From 0 up to, but not including, 1. */
  chance(): number;
  /** One holder at a time among all tabs; null where the browser has no such thing. */
  locks: Pick<LockManager, 'request'> | null;
  onWaking(wake: () => void): () => void;
  identity: Identity;
}

export const browserWorld = (): World => ({
  open: (place) => new WebSocket(socketAddress(place)),
  chance: Math.random,
  // Only there where the page is served securely.
  locks: (navigator.locks as LockManager | undefined) ?? null,
  onWaking,
  identity,
});
