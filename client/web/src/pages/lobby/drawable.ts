// Whether this page can draw how a game stands: a newer server may write what it does not know.

import { faceOf } from '../../games/index';
import { MalformedPosition } from '../../games/position';
import type { RoomSummary } from '../../net/messages';

export function isDrawable({ game, position }: Pick<RoomSummary, 'game' | 'position'>): boolean {
  try {
    faceOf(game).scene(position);
    return true;
  } catch (why) {
    if (why instanceof MalformedPosition) return false;
    throw why;
  }
}
