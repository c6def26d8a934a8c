// How much a hive can feed: what the facts of the rules say, for the tray.

import type { Scene } from '../../board/scene';
import type { Facts, Side } from '../../net/messages';
import { countOf } from '../position';
import { mayStillIntroduce } from './board';

export function hiveOf(facts: Facts, side: Side): { units: number; hive: number } {
  return { units: Number(facts[`${side}_units`]), hive: Number(facts[`${side}_hive`]) };
}

/** Why a side could produce nothing as the board stands; nothing is said of one that is producing. */
export function whyBarren(scene: Scene, facts: Facts, side: Side): 'full' | 'noNurse' | null {
  if (side === scene.toAct && mayStillIntroduce(scene) !== null) return null;
  const { units, hive } = hiveOf(facts, side);
  if (units >= hive) return 'full';
  return countOf(scene.pieces, side, 'N') === 0 ? 'noNurse' : null;
}
