// Whom this browser's player has muted. The server keeps it too and then sends nothing of them; their names are kept
// here, so that they can be heard again.

import { lasting } from '../../kept/kept';
import { isObject, isText, parsed } from '../../kept/shape';

const kKey = 'hexcourt.muted';

function kept(): Record<string, string> {
  const names = parsed(lasting.read(kKey) ?? '');
  if (!isObject(names)) return {};
  return Object.fromEntries(
    Object.entries(names).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

class Muted {
  /** Names by id. */
  names = $state.raw<Record<string, string>>(kept());

  has(id: string): boolean {
    return Object.hasOwn(this.names, id);
  }
  set(id: string, name: string, on: boolean): void {
    const { [id]: _, ...others } = this.names;
    this.names = on ? { ...others, [id]: name } : others;
    lasting.write(kKey, JSON.stringify(this.names));
  }
}

export const muted = new Muted();
