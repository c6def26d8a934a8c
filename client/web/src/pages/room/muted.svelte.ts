// Whom this browser's player has muted. The server keeps it too and then sends nothing of them; their names are kept
// here, so that they can be heard again.

const kKey = 'hexcourt.muted';

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(kKey) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

class Muted {
  /** Names by id. */
  names = $state.raw<Record<string, string>>(kept());

  has(id: string): boolean {
    return id in this.names;
  }
  set(id: string, name: string, on: boolean): void {
    const { [id]: _, ...others } = this.names;
    this.names = on ? { ...others, [id]: name } : others;
    localStorage.setItem(kKey, JSON.stringify(this.names));
  }
}

export const muted = new Muted();
