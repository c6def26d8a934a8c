// Which requests are for a file of the page, and which file. All else is the server's.

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** The name, among `files`, of what answers `asked`; null where the worker has no say. `scope` is where the page is. */
export function keptFor(asked: Asked, scope: string, files: ReadonlySet<string>): string | null {
  if (asked.method !== 'GET') return null;
  const url = new URL(asked.url);
  const house = new URL(scope);
  if (url.origin !== house.origin || !url.pathname.startsWith(house.pathname)) return null;
  const path = url.pathname.slice(house.pathname.length);
  const name = path === '' ? 'index.html' : decoded(path);
  if (name === null || !files.has(name)) return null;
  // A link to the page may carry a query for whoever counts links; a file has none.
  if (url.search !== '' && !(asked.mode === 'navigate' && name === 'index.html')) return null;
  return name;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
