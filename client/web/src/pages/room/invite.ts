/** Either the invite alone, or the whole link in which it stands. */
export function inviteIn(text: string): string {
  const query = /[?&](invite=[^&\s]+)/.exec(text)?.[1];
  return new URLSearchParams(query).get('invite') ?? text.trim();
}
