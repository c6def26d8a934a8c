// Who a browser is, as it stands in its storage, where anything may stand.

export interface Somebody {
  token: string | null;
  player: string | null;
  name: string | null;
  /** A name that the server has not heard of yet. */
  wish: string | null;
}
export const nobody: Somebody = { token: null, player: null, name: null, wish: null };

/** The server takes no longer ones. */
const kWordBytes = 256;

/** What cannot be understood, or never came from the server, counts as not there. */
export function somebodyIn(text: string | null): Somebody {
  const { token, player, name, wish } = membersOf(text);
  return { token: wordOf(token), player: wordOf(player), name: wordOf(name), wish: wordOf(wish) };
}

function membersOf(text: string | null): Partial<Record<keyof Somebody, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') as object | null) ?? {};
  } catch {
    return {};
  }
}

function wordOf(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  return new TextEncoder().encode(value).length <= kWordBytes ? value : null;
}
